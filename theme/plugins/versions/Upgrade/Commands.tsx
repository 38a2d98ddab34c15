import { useState } from 'react';
import { type Release, raisedPeers, type Step } from './compareVersions';

interface CommandsProps {
  steps: readonly Step<unknown>[];
  start: Release;
  end: Release;
}

/** Renders the requirements of the commands of an upgrade, and a button that copies all commands. */
export function Commands({ steps, start, end }: CommandsProps) {
  const [copied, setCopied] = useState<{ text: string; status: string }>();
  const peers = raisedPeers(start, end);
  const optional = end.optionalPeers ?? [];
  const text = steps.flatMap(({ commands }) => commands).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, status: 'Copied' }),
      () => setCopied({ text, status: 'The browser did not allow copying.' }),
    );
  return (
    <>
      {peers.length > 0 && (
        <p>
          {end.version} needs{' '}
          {peers
            .map(
              ([name, range]) => `${name} ${range}${optional.includes(name) ? ' (optional)' : ''}`,
            )
            .join(', ')}
          .
          {steps.length > 1 && optional.length > 0 && (
            <>
              {' '}
              If your project uses {optional.join(' or ')}, add it to each <code>ng update</code>.
            </>
          )}
        </p>
      )}
      <p>
        <button type="button" className="button" onClick={copy}>
          {steps.length > 1 ? 'Copy all commands' : 'Copy the command'}
        </button>{' '}
        <span aria-live="polite">{copied?.text === text && copied.status}</span>
      </p>
    </>
  );
}
