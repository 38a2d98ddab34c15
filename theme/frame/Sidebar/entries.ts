/** Returns the entries that link to a page. */
export const linksTo = (nav: Element, address: string | null | undefined) =>
  [...nav.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);

/**
 * Marks the entry of a page and opens its categories, unless the reader has closed them.
 *
 * @param address `href` of the page's links
 */
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

/** Returns the categories that contain an entry, or whose own page it is. */
function categoriesOf(link: Element): HTMLDetailsElement[] {
  const own = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  const found = own ? [own] : [];
  for (let at = link.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    found.push(at);
  }
  return found;
}

/** Scrolls a list to its current item without scrolling the page. */
export function showCurrentItem(list: Element): void {
  const item = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (!item || (item.top >= view.top && item.bottom <= view.bottom)) return;
  list.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}
