import { onAction } from '../../lib/actions';
import { focusHeading } from '../../lib/focus';

/**
 * Makes the skip link lead past the table of contents too, and leave the URL unchanged: a hash would be shared and
 * bookmarked.
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
