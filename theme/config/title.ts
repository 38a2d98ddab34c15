import { site } from './site';

/**
 * Returns the document title: the page's title followed by the site's. On the home page, the site's title comes first.
 */
export function pageTitle(title: string | undefined, route: string): string {
  if (route === '/') return `${site.title} | ${site.tagline}`;
  return title && title !== site.title ? `${title} | ${site.title}` : site.title;
}

/** Title of the not-found page. */
export const NOT_FOUND_TITLE = 'Page not found';
