import { site } from '../../config/site';

/** The document's title on a page: its own title, then the site's; the home page has the site's first. */
export function pageTitle(title: string | undefined, pathname: string): string {
  if (pathname === '/') return `${site.title}: ${site.tagline}`;
  return title && title !== site.title ? `${title} | ${site.title}` : site.title;
}
