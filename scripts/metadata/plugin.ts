import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { PAGE_DATA_ID } from '../../theme/config/constants';
import { addBase, htmlFileOf, markdownPathOf, routeOfHtmlFile } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import { colorMode } from '../../theme/config/theme';
import { NOT_FOUND_TITLE, pageTitle } from '../../theme/config/title';
import type { Page as BrowserPage } from '../../theme/pages/pages';
import type { Releases } from '../api/history/releases';
import { movedPages, nameOf, readAddresses } from '../content/addresses';
import type { Content } from '../content/content';
import { descriptionOf, isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { contentPolicy, inlineScriptHashes } from '../host/policy';
import type { Navigation } from '../navigation/plugin';
import type { PageFiles } from '../rspress/pages';
import { appManifest } from './app-manifest';
import { feed, feedFile } from './feed';
import { robots, sitemap } from './files';
import { canonicalTag, jsonText, pageTags, siteTags, titleTag } from './head';
import { hostFiles } from './hosts';
import { manifestFile } from './images';
import { fullText, llmsIndex } from './llms';
import { movedDocument } from './moved';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';
import { surfaceColor } from './theme-color';

/** What the documents are made from. */
export interface DocumentsOptions {
  pages: Pages;
  content: Content;
  navigation: Navigation;
  files: PageFiles;
  address: SiteAddress;
  /** What each version of the library changed. */
  releases: () => Releases;
}

const NOT_FOUND: PageMetadata = {
  route: '/404',
  title: NOT_FOUND_TITLE,
  description: site.description,
  unlisted: true,
  hasCopy: false,
  addressable: false,
};
const NOT_FOUND_DATA: BrowserPage = { title: NOT_FOUND_TITLE, pageType: '404', html: '' };

/**
 * Finishes the documents that Rspress has rendered (head tags, the data of the frame) and writes what
 * stands beside them: documents of pages that have moved, Markdown copies, `llms.txt`, `sitemap.xml`,
 * `robots.txt`, the web app manifest, configuration for hosts.
 * It is written into the compilation that makes the pages, so that later steps find finished files.
 */
export function pluginDocuments(options: DocumentsOptions): {
  plugin: RspressPlugin;
  /** The app shell, the document without a page that any page opens in offline; there after the build. */
  shell: () => string;
} {
  const { pages, content, navigation, files: pageFiles, address, releases } = options;
  const metadataOf = (page: Page): PageMetadata => ({
    route: page.route,
    title: content.dataOf(page).title,
    description: descriptionOf(page) ?? site.description,
    breadcrumbs: navigation.of(page)?.breadcrumbs,
    unlisted: page.data.unlisted === true,
    lastModified: navigation.dayOf(page),
    hasCopy: isMarkdown(page.name),
    addressable: true,
  });
  const dataOf = (page: Page | undefined) => {
    if (!page) return NOT_FOUND_DATA;
    // A component needs its code: the browser loads it, and the data with it.
    return isMarkdown(page.name) ? inDocument(content.dataOf(page)) : undefined;
  };
  let shell = '';
  const documents: RsbuildPlugin = {
    name: 'site:documents',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources }) => {
          if (compilation.errors.length > 0) return;
          const color = surfaceColor(colorMode.defaultMode);
          const list = addBase(`/${pageFiles.list}`, address.base);
          const served = pages.all().filter(({ name }) => assets[htmlName(name)]);
          const byRoute = new Map(served.map((page) => [page.route, page]));
          const metadata = new Map(served.map((page) => [page.route, metadataOf(page)]));
          const documents = new Map<string, string>();
          for (const name of Object.keys(assets).filter((one) => one.endsWith('.html'))) {
            const route = routeOfHtmlFile(name);
            const page = byRoute.get(route);
            const about = metadata.get(route) ?? NOT_FOUND;
            const file = addBase(`/${pageFiles.byRoute.get(route) ?? ''}`, address.base);
            const html = withHead(String(assets[name]?.source()), pageTitle(about.title, route), [
              ...siteTags(about.description, address, color),
              ...pageTags(about, address),
              dataScript(list, file, dataOf(page)),
            ]);
            documents.set(name, html);
          }
          const empty = withHead(withoutPage(String(assets['index.html']?.source())), site.title, [
            ...siteTags(site.description, address, color),
            canonicalTag(addressOf(address, '/')),
            dataScript(list),
          ]);
          const moved = movedPages(readAddresses(pages.root));
          const taken = new Set([...documents.keys()].map((file) => file.toLowerCase()));
          for (const [route, target] of moved) {
            const file = htmlFileOf(route);
            // Some file systems take two names that differ in case only for one: there the not-found page leads on.
            if (taken.has(file.toLowerCase())) continue;
            documents.set(file, movedDocument(target, nameOf(target, served), address));
          }
          const policy = contentPolicy(inlineScriptHashes(documents.values()));
          shell = withPolicy(empty, policy.tag);
          for (const [name, html] of documents) {
            const source = new sources.RawSource(withPolicy(html, policy.tag));
            if (assets[name]) compilation.updateAsset(name, source);
            else compilation.emitAsset(name, source);
          }
          const copies = new Map<string, string>();
          for (const page of served.filter(({ name }) => isMarkdown(name))) {
            copies.set(page.route, (await content.compile(page)).markdown);
          }
          const all = [...metadata.values()];
          const files = {
            ...Object.fromEntries(
              [...copies].map(([route, copy]) => [markdownPathOf(route).slice(1), copy]),
            ),
            'llms.txt': llmsIndex(all, navigation.sidebars, address),
            'llms-full.txt': fullText(copies, metadata, navigation.sidebars, address),
            'sitemap.xml': sitemap(all, address),
            [feedFile]: feed(releases(), all, address),
            'robots.txt': robots(address),
            [manifestFile]: JSON.stringify(appManifest(address.base)),
            ...hostFiles(address.base, byRoute.keys(), policy.header, moved),
          };
          for (const [name, text] of Object.entries(files)) {
            compilation.emitAsset(name, new sources.RawSource(text));
          }
        },
      );
    },
  };
  const plugin = { name: 'site:documents', builderConfig: { plugins: [documents] } };
  return { plugin, shell: () => shell };
}

const htmlName = (name: string) => name.replace(/\.\w+$/, '.html');

/** A page's data without what stands in its document. */
const inDocument = (data: Omit<BrowserPage, 'html'>): BrowserPage => ({
  ...data,
  ...(data.breadcrumbs && { breadcrumbs: '' }),
  ...(data.contents && { contents: '' }),
  ...(data.foot && { foot: '' }),
  html: '',
});

/**
 * The data of a page's frame, so that the first load needs no file of the page, and the addresses of the
 * list of pages and of the page's own file.
 */
const dataScript = (list: string, file?: string, data?: BrowserPage) =>
  `<script type="application/json" id="${PAGE_DATA_ID}" data-pages="${list}"${file === undefined ? '' : ` data-page="${file}"`}>` +
  `${data ? jsonText(data) : ''}</script>`;

const ROOT = /(<div id="__rspress_root">)[\s\S]*(<\/div>\s*<div id="__rspress_modal_container">)/;

/** @throws where the document is not one of Rspress' */
function withoutPage(html: string): string {
  if (ROOT.test(html)) return html.replace(ROOT, '$1$2');
  throw new Error('The page that the app shell is made from has no element #__rspress_root.');
}

/** A document with a title, and tags at the end of the head. What is of no use to anybody goes. */
function withHead(html: string, title: string, tags: readonly string[]): string {
  return html
    .replace(/<title>[\s\S]*?<\/title>/, () => titleTag(title))
    .replace(/<meta (?:http-equiv="X-UA-Compatible"|name="generator")[^>]*>\s*/g, '')
    .replace(/\s*<link rel="icon" href="[^"]*">/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** A page with its policy in front of all scripts; what the character set is must be said first. */
const withPolicy = (html: string, tag: string) =>
  html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n${tag}`);
