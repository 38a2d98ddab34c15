import { LABELS } from '../../config/constants';
import { site } from '../../config/site';
import { create } from '../../lib/elements';
import styles from './loadFailure.module.css';

/** Replaces a crashed page. Part of the first load, because it must not depend on another file. */
export function crashPage(error: unknown, tryAgain: () => void): HTMLElement {
  document.title = `${LABELS.errorPageTitle} | ${site.title}`;
  const box = crashBox(error, tryAgain);
  box.prepend(create('h1', {}, LABELS.errorPageTitle));
  return box;
}

/** Replaces a crashed island. The rest of the page keeps working. */
export function crashBox(error: unknown, tryAgain: () => void): HTMLElement {
  console.error(error);
  return create(
    'div',
    { className: 'prose lone-page', role: 'alert' },
    create('p', {}, LABELS.pageCrashed),
    create(
      'pre',
      { className: `callout danger ${styles.failure}` },
      causeMessages(error).join('\n\nCause:\n'),
    ),
    create('button', { type: 'button', onclick: tryAgain }, LABELS.tryAgain),
  );
}

/** Returns the message of an error and of every error that caused it, outermost first. */
export function causeMessages(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let next: unknown = error;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    messages.push(next instanceof Error ? next.message : String(next));
    next = next instanceof Error ? next.cause : undefined;
  }
  return messages;
}
