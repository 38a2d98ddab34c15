import { addBase, markdownPathOf } from '../../theme/config/routes';
import { locale, site } from '../../theme/config/site';
import { pageTitle } from '../../theme/config/title';
import { faviconSvg, icons, manifestFile, socialImage } from './images';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';
import { structuredData } from './structured-data';

/** Text as HTML, within and without quotes. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** The title of a page, as its HTML has it. */
export const titleTag = ({ title, route }: PageMetadata) =>
  `<title>${escapeHtml(pageTitle(title, route))}</title>`;

/**
 * The head tags of a page that say what it is: to search engines, to those who show a link to it, to
 * browsers and to programs that read Markdown. Title and scripts are not among them.
 * @param themeColor colour of the browser's own bars on first paint
 * @param routes paths of all pages
 */
export function headTags(
  page: PageMetadata,
  address: SiteAddress,
  themeColor: string,
  routes: ReadonlySet<string>,
): string {
  const { route, description } = page;
  const file = (name: string) => addBase(`/${name}`, address.base);
  const title = pageTitle(page.title, route);
  const url = addressOf(address, route);
  const image = addressOf(address, `/${socialImage.file}`);
  const icon = (kind: string) => icons.find(({ file }) => file.startsWith(kind))?.file ?? '';
  const meta = (name: string, content: string) => tag('meta', { name, content });
  const openGraph = (property: string, content: string) =>
    tag('meta', { property: `og:${property}`, content });

  const always = [
    meta('description', description),
    meta('theme-color', themeColor),
    tag('link', { rel: 'icon', href: file(icon('favicon')), sizes: '32x32' }),
    tag('link', { rel: 'icon', href: file(faviconSvg), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: file(icon('apple')) }),
    tag('link', { rel: 'manifest', href: file(manifestFile) }),
  ];
  if (!page.addressable) return [...always, meta('robots', 'noindex')].join('\n');
  const robots = page.unlisted ? [meta('robots', 'noindex')] : [];
  const copy = addBase(markdownPathOf(route), address.base);
  return [
    ...always,
    ...robots,
    tag('link', { rel: 'canonical', href: url }),
    ...(page.hasCopy ? [tag('link', { rel: 'alternate', type: 'text/markdown', href: copy })] : []),
    openGraph('type', route === '/' ? 'website' : 'article'),
    openGraph('site_name', site.title),
    openGraph('locale', locale.openGraph),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('url', url),
    openGraph('image', image),
    openGraph('image:width', String(socialImage.width)),
    openGraph('image:height', String(socialImage.height)),
    openGraph('image:alt', `${site.title}: ${site.tagline}`),
    meta('twitter:card', 'summary_large_image'),
    structuredData(page, address, routes),
  ].join('\n');
}
