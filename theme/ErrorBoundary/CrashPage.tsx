import { useEffect } from 'react';
import { LABELS } from '../config/constants';
import { site } from '../config/site';
import styles from './CrashPage.module.css';
import { causeMessages } from './causeMessages';
import type { FallbackProps } from './ErrorBoundary';

/**
 * What a reader sees when a page crashes. It is part of the first load: a page that crashes because
 * files are missing could not load it.
 */
export function CrashPage({ error, tryAgain }: FallbackProps) {
  useEffect(() => {
    document.title = `${LABELS.errorPageTitle} | ${site.title}`;
  }, []);
  return (
    <div className={`prose ${styles.crash}`} role="alert">
      <h1>{LABELS.errorPageTitle}</h1>
      <p>{LABELS.pageCrashed}</p>
      <pre>{causeMessages(error).join('\n\nCause:\n')}</pre>
      <button type="button" onClick={tryAgain}>
        {LABELS.tryAgain}
      </button>
    </div>
  );
}
