import type { MarkedCode } from './types';

/** Renders a signature with its matching part marked. */
export function SignatureCode({ text, from, to, className }: MarkedCode & { className?: string }) {
  return (
    <code className={className}>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </code>
  );
}
