import { onAction } from '../../lib/actions';

/** Makes the skip link leave the URL unchanged: a hash would be shared and bookmarked. */
export function startSkipLink(): void {
  onAction('skip', (_link, event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  });
}
