import { addressOf, type PageMetadata, type SiteAddress } from './pages';

/** Returns the pages to list, which are addressable and not unlisted, sorted by route. */
const listedPages = (pages: readonly PageMetadata[]) =>
  pages
    .filter(({ addressable, unlisted }) => addressable && !unlisted)
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));

/** Renders `sitemap.xml`, which lists every listed page with the date of its last change, if known. */
export function sitemap(pages: readonly PageMetadata[], address: SiteAddress): string {
  const entries = listedPages(pages).map(({ route, lastModified }) => {
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${addressOf(address, route)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Renders `robots.txt`, which allows everything and links to the sitemap. */
export const robots = (address: SiteAddress) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(address, '/sitemap.xml')}\n`;
