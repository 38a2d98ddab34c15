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
export function markNavbar(route: string, sidebar: string | undefined): void {
  const address = withBase(route);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { section, always } = link.dataset;
    const isSection = always !== undefined || (section !== undefined && section === sidebar);
    const current = link.getAttribute('href') === address ? 'page' : isSection ? 'true' : null;
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
