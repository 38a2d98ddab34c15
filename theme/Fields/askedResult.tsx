import { useEffect } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import './askedResult.css';

/**
 * Where the address asks for a result, what stands behind the fields would move when it comes. With this
 * script in the HTML before it, styles keep it away until then (`askedResult.css`). With a hash the reader
 * goes to another place.
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

/** @param isThere whether the page has its result: then all of it can be seen */
export function useAskedResult(isThere: boolean): void {
  useEffect(() => {
    if (isThere) delete document.documentElement.dataset.asked;
  }, [isThere]);
}
