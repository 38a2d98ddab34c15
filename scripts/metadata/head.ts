import { readFileSync } from 'node:fs';
import type { RouteMeta, UserConfig } from '@rspress/core';
import { baseBannerScript } from '../../theme/app/baseBanner';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { locale, pageTitle, site } from '../../theme/config/site';
import { announcementBar, colorMode } from '../../theme/config/theme';
import type { ColorMode } from '../../theme/config/types';
import { announcementScript } from '../../theme/frame/AnnouncementBar/announcement';
import { headScript } from '../../theme/ui/ColorMode/headScript';
import { inProject } from '../lib/paths';
import { faviconSvg, icons, socialImage } from './images';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';

/** Escapes text for HTML, also inside attributes. */
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

const meta = (name: string, content: string) => tag('meta', { name, content });

export const titleTag = (title: string) => `<title>${escapeHtml(title)}</title>`;

export const canonicalTag = (url: string) => tag('link', { rel: 'canonical', href: url });

/** Serializes data as JSON that is safe inside a `<script>` element. */
const jsonText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Renders breadcrumbs for search engines, in the schema.org vocabulary. Every item except the last, which is the page
 * itself, needs a URL.
 */
function breadcrumbsTag({ breadcrumbs = [], route }: PageMetadata, address: SiteAddress): string {
  const steps = [{ label: site.title, href: '/' }, ...breadcrumbs].filter(({ href }) => href);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== route && { item: addressOf(address, href) }),
    })),
  };
  return `<script type="application/ld+json">${jsonText(list)}</script>`;
}

/** @param themeColor color of the browser UI at first paint */
export function siteTags(description: string, { base }: SiteAddress, themeColor: string): string[] {
  const file = (name: string) => addBase(`/${name}`, base);
  const icon = (kind: string) => icons.find(({ file }) => file.startsWith(kind))?.file ?? '';
  return [
    meta('description', description),
    meta('theme-color', themeColor),
    tag('link', { rel: 'icon', href: file(icon('favicon')), sizes: '32x32' }),
    tag('link', { rel: 'icon', href: file(faviconSvg), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: file(icon('apple')) }),
  ];
}

export type ConfiguredHead = NonNullable<UserConfig['head']>;

/** The tags of Rspress's option `head`. Functions are called for pages, which the not-found page is not. */
export const configuredTags = (head: ConfiguredHead, route?: RouteMeta): string[] =>
  head.flatMap((one) => {
    const written = typeof one === 'function' ? route && one(route) : one;
    if (written === undefined) return [];
    return typeof written === 'string' ? written : tag(written[0], written[1]);
  });

/** The head tags of one page: for search engines, link previews, and programs that read Markdown. */
export function pageTags(page: PageMetadata, address: SiteAddress): string[] {
  const { route, description } = page;
  const noIndex = meta('robots', 'noindex');
  if (!page.addressable) return [noIndex];
  const title = pageTitle(page.title, route);
  const url = addressOf(address, route);
  const image = addressOf(address, `/${socialImage.file}`);
  const openGraph = (property: string, content: string) =>
    tag('meta', { property: `og:${property}`, content });
  const copy = addBase(markdownPathOf(route), address.base);
  return [
    ...(page.unlisted ? [noIndex] : []),
    canonicalTag(url),
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
    ...(page.breadcrumbs ? [breadcrumbsTag(page, address)] : []),
  ];
}

const TOKENS = 'theme/styles/tokens.css';

/** The background of pages in a color mode. Browsers use it for their UI. */
export function surfaceColor(mode: ColorMode): string {
  const tokens = readFileSync(inProject(TOKENS), 'utf8');
  const start = mode === 'dark' ? ':root[data-theme="dark"]' : ':root {';
  const block = tokens.split(/(?=:root)/).find((text) => text.startsWith(start));
  const color = /--surface:\s*([^;]+);/.exec(block ?? '')?.[1];
  if (!color) throw new Error(`${TOKENS} has no --surface for the color mode "${mode}".`);
  return color;
}

/**
 * A script for the head that sets the theme color of a dark page. It must run after the color mode is set. Browsers use
 * the first theme color in the head, so the script inserts its own before that of the default mode.
 */
function themeColorScript(): string {
  const meta = JSON.stringify({ name: 'theme-color', content: surfaceColor('dark') });
  return `document.documentElement.dataset.theme==="dark"&&document.head.prepend(Object.assign(document.createElement("meta"),${meta}))`;
}

/** Run before first paint in every document. */
export const headScripts = (base: string): string[] => [
  headScript(colorMode),
  themeColorScript(),
  ...(announcementBar?.closeable ? [announcementScript(announcementBar)] : []),
  baseBannerScript(base),
];
