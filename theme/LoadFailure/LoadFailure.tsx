import { LABELS } from '../config/constants';
import styles from './LoadFailure.module.css';

/** Says that a part of the page could not be loaded, and tries again when asked. */
export function LoadFailure({
  what,
  error,
  retry,
}: {
  /** The part, as the beginning of a sentence: "The menu". */
  what: string;
  error: unknown;
  retry: () => void;
}) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        {what} could not be loaded: {error instanceof Error ? error.message : String(error)}
      </p>
      <button type="button" onClick={retry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
