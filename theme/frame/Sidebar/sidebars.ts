import { withBase } from '../../lib/base';
import { loadFragment } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import { loadFailure } from '../../ui/failure/loadFailure';
import { toggleDetails } from './toggleDetails';

/** A sidebar that was shown before, with its open categories and scroll position. */
interface CachedSidebar {
  aside: HTMLElement;
  scrollTop: number;
}

const cache = new Map<string, CachedSidebar>();

/** A newly inserted sidebar, which is scrolled right before paint. */
let unscrolled: Element | null;

const asideOf = (place: Element) => place.querySelector<HTMLElement>(':scope > aside');
const navOf = (place: Element) => place.querySelector<HTMLElement>('aside > [data-sidebar]');
export const sidebarNameOf = (nav: HTMLElement) => nav.dataset.sidebar ?? '';

/** Starts the document's sidebar, and the categories of all later sidebars. */
export function startSidebars(place: Element): void {
  document.addEventListener('click', toggleCategory);
  const aside = asideOf(place);
  const nav = navOf(place);
  if (aside && nav) cache.set(sidebarNameOf(nav), { aside, scrollTop: 0 });
}

function toggleCategory(event: MouseEvent): void {
  const summary = event.target instanceof Element && event.target.closest('[data-sidebar] summary');
  if (!summary || !(summary.parentElement instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  toggleDetails(summary.parentElement);
}

/**
 * Loads a sidebar, so that it can be shown immediately.
 *
 * @throws if it fails to load
 */
export async function prepareSidebar(name: string): Promise<void> {
  if (cache.has(name)) return;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(await loadFragment(name));
  const aside = template.content.firstElementChild;
  if (!(aside instanceof HTMLElement)) throw new Error('Its file is damaged.');
  await extendSidebar(aside).catch(() => {});
  if (!cache.has(name)) cache.set(name, { aside, scrollTop: 0 });
}

/**
 * Stores the scroll position of the current sidebar. Call this before the page changes, because it reads the layout.
 */
export function keepScroll(place: Element): void {
  const nav = navOf(place);
  const sidebar = nav && cache.get(sidebarNameOf(nav));
  if (sidebar && nav !== unscrolled) sidebar.scrollTop = nav.scrollTop;
}

/** Shows the sidebar of a page, and marks the entry of the page. */
export function showSidebar(place: Element, name: string | undefined, route: string): void {
  const before = navOf(place);
  if (name === undefined || !before || sidebarNameOf(before) !== name) {
    asideOf(place)?.remove();
    if (name === undefined) return;
    place.prepend(cache.get(name)?.aside ?? missingSidebar(place, name, route));
    unscrolled = navOf(place);
  }
  const nav = navOf(place);
  if (!nav) return;
  markEntry(nav, withBase(route));
  // Earlier, this would force another layout of the new page.
  requestAnimationFrame(() => {
    if (nav === unscrolled) {
      unscrolled = null;
      nav.scrollTop = cache.get(name)?.scrollTop ?? 0;
    }
    showCurrentItem(nav);
  });
}

function missingSidebar(place: Element, name: string, route: string): HTMLElement {
  const aside = document.createElement('aside');
  const retry = () =>
    prepareSidebar(name).then(
      () => aside.isConnected && showSidebar(place, name, route),
      (error: unknown) => aside.replaceChildren(loadFailure('The sidebar', error, retry)),
    );
  void retry();
  return aside;
}

/** Lets plugins extend a complete sidebar, which can be read without them. */
export async function extendSidebar(nav: Element): Promise<void> {
  const { plugins } = await import(/* webpackChunkName: "after-paint" */ 'virtual-plugin-idle');
  for (const plugin of plugins) plugin.onSidebar?.(nav);
}

export const linksTo = (nav: Element, address: string | null | undefined) =>
  [...nav.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);

/** Marks the entry of a page and opens its categories, unless the reader has closed them. */
export function markEntry(nav: Element, address: string): void {
  const open = new Set<Element>();
  for (const link of nav.querySelectorAll('[aria-current]')) {
    link.removeAttribute('aria-current');
    for (const category of categoriesOf(link)) open.add(category);
  }
  for (const link of linksTo(nav, address)) {
    link.setAttribute('aria-current', 'page');
    for (const category of categoriesOf(link)) category.open ||= !open.has(category);
  }
}

/** The categories that contain an entry, or whose own page it is. */
function categoriesOf(link: Element): HTMLDetailsElement[] {
  const ownCategory = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  const categories = ownCategory ? [ownCategory] : [];
  for (let at = link.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    categories.push(at);
  }
  return categories;
}

/** Scrolls a list to its current item without scrolling the page. */
export function showCurrentItem(list: Element): void {
  const item = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (!item || (item.top >= view.top && item.bottom <= view.bottom)) return;
  list.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
