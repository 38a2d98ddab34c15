import { onAction } from '../../lib/actions';
import { focusHeading } from '../../lib/focus';

/**
 * Makes the skip link skip the table of contents, too, and leave the URL unchanged, because readers would share or
 * bookmark a hash.
 */
export function startSkipLink(): void {
  onAction('skip', (_link, event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    focusHeading();
  });
}
