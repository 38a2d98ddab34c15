import { routeOfAddress, withBase } from '../../lib/base';
import { loadFragment } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import { extendSidebar, linksTo, markEntry, sidebarNameOf } from './sidebars';

/** Adds the entries that the document omits from a sidebar. Open categories stay open. */
export async function completeSidebar(nav: HTMLElement): Promise<void> {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(await loadFragment(sidebarNameOf(nav)));
  const whole = template.content.querySelector<HTMLElement>('[data-sidebar]');
  if (!whole) return;
  const categories = whole.querySelectorAll('details');
  for (const [index, { open }] of nav.querySelectorAll('details').entries()) {
    const category = categories[index];
    if (category) category.open = open;
  }
  const current = nav.querySelector('[aria-current]')?.getAttribute('href');
  nav.replaceChildren(...whole.childNodes);
  delete nav.dataset.short;
  for (const link of linksTo(nav, current)) link.setAttribute('aria-current', 'page');
  // The reader may have opened a page whose entry was missing.
  markEntry(nav, withBase(routeOfAddress(location) ?? ''));
  await extendSidebar(nav);
}
