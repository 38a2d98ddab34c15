import { site } from '../../theme/config/site';
import { icons } from './images';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';

/** Pages that lists name: those that can be reached and are not unlisted, by path. */
export const listedPages = (pages: readonly PageMetadata[]) =>
  pages
    .filter(({ addressable, unlisted }) => addressable && !unlisted)
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));

/** `sitemap.xml`: every listed page, with the day of its last change where that is known. */
export function sitemap(pages: readonly PageMetadata[], address: SiteAddress): string {
  const entries = listedPages(pages).map(({ route, lastModified }) => {
    const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${addressOf(address, route)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read, and here is the list of it. */
export const robots = (address: SiteAddress) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(address, '/sitemap.xml')}\n`;

/** The web app manifest, for readers who put the site on their home screen. */
export function manifest({ base }: SiteAddress, color: string): string {
  return JSON.stringify({
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.lang,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: icons
      .filter(({ file }) => file.startsWith('icon-'))
      .map(({ file, size, kind }) => ({
        src: `${base}${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: kind === 'maskable' ? 'maskable' : 'any',
      })),
  });
}
