import { site } from './site';

/** The document's title on a page: its own title, then the site's; the home page has the site's first. */
export function pageTitle(title: string | undefined, route: string): string {
  if (route === '/') return `${site.title} | ${site.tagline}`;
  return title && title !== site.title ? `${title} | ${site.title}` : site.title;
}

/** Title of the page that stands at addresses where there is none. */
export const NOT_FOUND_TITLE = 'Page not found';
