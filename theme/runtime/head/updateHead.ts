import siteData from 'virtual-site-data';
import { site } from '../../config/site';
import { pageTitle } from '../../config/title';

/** The page data that the head needs. */
export interface HeadPage {
  title?: string;
  frontmatter?: { title?: unknown; description?: unknown };
}

/** Sets an attribute of an element that the build has put in the head, where it did. */
function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * Brings title, description and canonical address of the document to the page that is now in view. All
 * other head tags are for those who load the page anew, and are in its HTML.
 */
export function updateHead(page: HeadPage, pathname: string): void {
  const title = pageTitle(page.title, pathname);
  const description = String(page.frontmatter?.description ?? site.description);
  const path = siteData.base.slice(0, -1) + pathname;
  const address = site.origin + path;
  document.title = title;
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:url"]', 'content', address);
  set('link[rel="canonical"]', 'href', address);
  set('link[type="text/markdown"]', 'href', `${path.replace(/\/$/, '/index')}.md`);
}
