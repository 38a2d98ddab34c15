import { useEffect } from 'react';
import { useHydrated } from '../../lib/hooks';
import './requestedResult.css';

/**
 * Prevents a layout shift until the requested result is rendered. If the URL has a query, this inline script makes
 * styles hide the content below the fields (`requestedResult.css`). It does not apply to a URL with a hash, which scrolls
 * elsewhere.
 */
export function RequestedResult() {
  const hydrated = useHydrated();
  return (
    !hydrated && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code from this file
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY }} />
    )
  );
}

const EARLY = 'location.search&&!location.hash&&(document.documentElement.dataset.asked="")';

/** Shows the hidden content when the result is rendered. */
export function useRequestedResult(isThere: boolean): void {
  useEffect(() => {
    if (isThere) delete document.documentElement.dataset.asked;
  }, [isThere]);
}
