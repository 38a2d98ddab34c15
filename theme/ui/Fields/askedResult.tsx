import { useEffect } from 'react';
import { useHydrated } from '../../lib/useHydrated';
import './askedResult.css';

/**
 * Prevents layout shift until the requested result is rendered: if the URL has a query, this inline script makes
 * styles hide the content after the fields (`askedResult.css`). Not with a hash, which scrolls elsewhere.
 */
export function AskedResult() {
  const hydrated = useHydrated();
  return (
    !hydrated && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this very file
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY }} />
    )
  );
}

const EARLY = 'location.search&&!location.hash&&(document.documentElement.dataset.asked="")';

/** @param isThere whether the result is rendered, so that everything can be shown */
export function useAskedResult(isThere: boolean): void {
  useEffect(() => {
    if (isThere) delete document.documentElement.dataset.asked;
  }, [isThere]);
}
