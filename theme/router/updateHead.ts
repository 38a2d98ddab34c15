import { addBase, markdownPathOf } from '../config/routes';
import { site } from '../config/site';
import { pageTitle } from '../config/title';
import { BASE } from '../pages/base';
import type { Page } from '../pages/pages';

/** Sets an attribute of an element that the build has put in the head, where it did. */
function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Brings title, description and canonical address of the document to the page that is now in view. All
 * other head tags are for those who load the page anew, and are in its HTML.
 */
export function updateHead(page: Pick<Page, 'title' | 'description'>, route: string): void {
  const title = pageTitle(page.title, route);
  const description = page.description ?? site.description;
  document.title = title;
  set('meta[name="description"]', 'content', description);
  set('link[rel="canonical"]', 'href', site.origin + addBase(route, BASE));
  set('link[type="text/markdown"]', 'href', addBase(markdownPathOf(route), BASE));
}
