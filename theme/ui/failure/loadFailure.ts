import { LABELS } from '../../config/constants';
import { create } from '../../lib/elements';
import styles from './loadFailure.module.css';

/**
 * Creates a message that a part of the page could not be loaded, with a button to retry.
 *
 * @param what the part, at the start of a sentence: "The menu"
 */
export function loadFailure(what: string, error: unknown, retry: () => void): HTMLElement {
  const message = error instanceof Error ? error.message : String(error);
  return create(
    'div',
    { className: styles.failure ?? '', role: 'alert' },
    create('p', {}, `${what} could not be loaded: ${message}`),
    create('button', { type: 'button', onclick: retry }, LABELS.retry),
  );
}
