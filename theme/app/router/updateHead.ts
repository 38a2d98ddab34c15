import { addBase, markdownPathOf } from '../../config/routes';
import { site } from '../../config/site';
import { BASE } from '../../lib/base';
import type { Page } from '../../lib/pages';

/** Sets an attribute of an element in the head if the build rendered that element. */
function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Updates the document's title, description and canonical URL for the current page. The other head tags only matter to
 * programs that load its document.
 */
export function updateHead(page: Pick<Page, 'title' | 'description'>, route: string): void {
  document.title = page.title ?? site.title;
  set('meta[name="description"]', 'content', page.description ?? site.description);
  set('link[rel="canonical"]', 'href', site.origin + addBase(route, BASE));
  set('link[type="text/markdown"]', 'href', addBase(markdownPathOf(route), BASE));
}
