import { useHydrated } from '../hooks/useHydrated';

/**
 * Does something to the element before it, ahead of the first paint: this script stands in the HTML, and
 * goes when React takes over.
 *
 * @param run goes into the HTML as text, so it must not use anything from outside
 */
export function EarlyScript({ run }: { run: (element: HTMLElement) => void }) {
  const code =
    typeof window === 'undefined' ? `(${run})(document.currentScript.previousElementSibling)` : '';
  return (
    !useHydrated() && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code of the theme
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    )
  );
}
