import { LABELS } from '../../config/constants';
import { site } from '../../config/site';
import { create } from '../../lib/elements';
import { causeMessages } from './causeMessages';
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
