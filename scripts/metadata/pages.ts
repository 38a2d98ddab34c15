import { addBase } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import { descriptionOf, isMarkdown, type Page, pageTitleOf } from '../content/page';
import type { Address, Site } from '../rspress/site';

export type { Address as SiteAddress } from '../rspress/site';

/** The metadata of a page for head tags and lists of pages. */
export interface PageMetadata {
  route: string;
  /** Undefined if the page has no title. */
  title?: string;
  description: string;
  /** Undefined outside of the documentation. */
  breadcrumbs?: PageNavigation['breadcrumbs'];
  /** Whether the page is published, but left out of lists and search engines. */
  unlisted: boolean;
  /** Date of the last change as `YYYY-MM-DD`, if known. */
  lastModified?: string;
  /** Whether there is a Markdown copy. Page components have none. */
  hasCopy: boolean;
  /** Whether the page has its own address, unlike the not-found page. */
  addressable: boolean;
}

export const metadataOf = (page: Page, { navigation }: Pick<Site, 'navigation'>): PageMetadata => ({
  route: page.route,
  title: pageTitleOf(page),
  description: descriptionOf(page) ?? site.description,
  breadcrumbs: navigation.of(page)?.breadcrumbs,
  unlisted: page.data.unlisted === true,
  lastModified: navigation.dayOf(page),
  hasCopy: isMarkdown(page.name),
  addressable: true,
});

/** The canonical URL of a page. It has no trailing slash, except for the home page. */
export const addressOf = ({ origin, base }: Address, route: string) =>
  origin + addBase(route, base);

/** The pages to list, which are addressable and not unlisted, sorted by route. */
const listedPages = (pages: readonly PageMetadata[]) =>
  pages
    .filter(({ addressable, unlisted }) => addressable && !unlisted)
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));

export function sitemap(pages: readonly PageMetadata[], address: Address): string {
  const entries = listedPages(pages).map(({ route, lastModified }) => {
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${addressOf(address, route)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

export const robots = (address: Address) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(address, '/sitemap.xml')}\n`;
