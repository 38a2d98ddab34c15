import { PREFERRED_VERSION_KEY } from '../../config/docs';
import { onAction } from '../../lib/actions';
import { withBase } from '../../lib/base';
import { store } from '../../lib/storage';

/** Links of the navbar's items, in the bar and in the mobile menu. */
const LINKS = 'header nav li a, dialog nav[aria-label="Main"] a';

export function startNavbar(): void {
  onAction(
    'version',
    ({ dataset: { version = '' } }) => void store(PREFERRED_VERSION_KEY, version),
  );
}

/** Marks the links to the current page (`page`) and section (`true`). */
export function markNavbar(route: string): void {
  const address = withBase(route);
  const current = document.querySelector('main')?.dataset.section;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { section, always } = link.dataset;
    const isSection = always !== undefined || (section !== undefined && section === current);
    const mark = link.getAttribute('href') === address ? 'page' : isSection ? 'true' : null;
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}
