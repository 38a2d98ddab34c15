import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { PAGE_DATA_ID } from '../../theme/config/constants';
import { addBase, markdownPathOf, routeOfHtmlFile } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import { colorMode } from '../../theme/config/theme';
import { NOT_FOUND_TITLE, pageTitle } from '../../theme/config/title';
import { isMarkdown } from '../content/page';
import { contentPolicy, inlineScriptHashes } from '../host/policy';
import type { Site } from '../rspress/site';
import { robots, sitemap } from './files';
import { canonicalTag, pageTags, siteTags, titleTag } from './head';
import { hostFiles } from './hosts';
import { emptyDocument, splitPageFiles } from './page-files';
import { addressOf, metadataOf, type PageMetadata } from './pages';
import { surfaceColor } from './theme-color';

/** Options of the plugin, which stores the app shell in `shell`. */
export type DocumentsOptions = Pick<
  Site,
  | 'pages'
  | 'content'
  | 'navigation'
  | 'address'
  | 'headTags'
  | 'redirects'
  | 'shell'
  | 'frames'
  | 'policySources'
  | 'completeDocument'
>;

const NOT_FOUND: PageMetadata = {
  route: '/404',
  title: NOT_FOUND_TITLE,
  description: site.description,
  unlisted: true,
  hasCopy: false,
  addressable: false,
};

/**
 * Completes the documents that Rspress has rendered, and emits other files: Markdown copies, `sitemap.xml`,
 * `robots.txt` and configuration for hosts. It runs while the pages
 * are compiled, so that later steps find all files.
 */
export function pluginDocuments(options: DocumentsOptions): RspressPlugin {
  const { pages, content, address, policySources } = options;
  const documents: RsbuildPlugin = {
    name: 'site:documents',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources }) => {
          // If the browser code has errors, Rspress has rendered nothing, and reports them itself.
          const isRendered = Object.keys(assets).some((name) => name.endsWith('.html'));
          if (compilation.errors.length > 0 || !isRendered) return;
          const color = surfaceColor(colorMode.defaultMode);
          const served = pages.all().filter(({ name }) => assets[htmlName(name)]);
          const byRoute = new Map(served.map((page) => [page.route, page]));
          const metadata = new Map(served.map((page) => [page.route, metadataOf(page, options)]));
          const aboutOf = (route: string) => metadata.get(route) ?? NOT_FOUND;
          const documents = new Map(
            Object.entries(assets).flatMap(([name, source]) =>
              name.endsWith('.html') ? [[name, String(source.source())] as const] : [],
            ),
          );
          const pageFiles = splitPageFiles(documents, (route) => {
            const { title, description } = aboutOf(route);
            const page = byRoute.get(route);
            const { pageType, sidebar } = page
              ? content.dataOf(page)
              : { pageType: '404' as const };
            return { title: pageTitle(title, route), description, pageType, sidebar };
          });
          const addressOfFile = (file: string) => addBase(`/${file}`, address.base);
          const list = addressOfFile(pageFiles.list);
          const empty = withHead(emptyDocument(documents.get('404.html') ?? ''), site.title, [
            ...siteTags(site.description, address, color),
            ...options.headTags,
            canonicalTag(addressOf(address, '/')),
            filesScript(list),
          ]);
          for (const [name, html] of documents) {
            const route = routeOfHtmlFile(name);
            const about = aboutOf(route);
            const file = byRoute.has(route) && pageFiles.fileOf(route);
            documents.set(
              name,
              withHead(await options.completeDocument(html), pageTitle(about.title, route), [
                ...siteTags(about.description, address, color),
                ...options.headTags,
                ...pageTags(about, address),
                filesScript(list, file ? addressOfFile(file) : undefined),
              ]),
            );
          }
          const { header } = contentPolicy(inlineScriptHashes(documents.values()), policySources);
          options.shell = withPolicy(empty, policySources);
          for (const [name, html] of documents) {
            const source = new sources.RawSource(withPolicy(html, policySources));
            if (assets[name]) compilation.updateAsset(name, source);
            else compilation.emitAsset(name, source);
          }
          const copies = new Map<string, string>();
          for (const page of served.filter(({ name }) => isMarkdown(name))) {
            copies.set(page.route, (await content.compile(page)).markdown);
          }
          const files = {
            ...Object.fromEntries(
              [...copies].map(([route, copy]) => [markdownPathOf(route).slice(1), copy]),
            ),
            'sitemap.xml': sitemap([...metadata.values()], address),
            'robots.txt': robots(address),
            ...hostFiles(address.base, byRoute.keys(), header, options.redirects, options.frames),
            ...Object.fromEntries(pageFiles.files),
          };
          for (const [name, text] of Object.entries(files)) {
            compilation.emitAsset(name, new sources.RawSource(text));
          }
        },
      );
    },
  };
  return {
    name: 'site:documents',
    addRuntimeModules: () => ({
      'virtual-redirects': `export const redirects = ${JSON.stringify(Object.fromEntries(options.redirects))};`,
    }),
    builderConfig: { plugins: [documents] },
  };
}

const htmlName = (name: string) => name.replace(/\.\w+$/, '.html');

/** Embeds the addresses of the page list and the page's data file. */
const filesScript = (list: string, file?: string) =>
  `<script type="application/json" id="${PAGE_DATA_ID}" data-pages="${list}"${file === undefined ? '' : ` data-page="${file}"`}></script>`;

/** Sets the title of a document and appends tags to its head. Removes tags of Rspress that are not needed. */
function withHead(html: string, title: string, tags: readonly string[]): string {
  return html
    .replace(/<title>[\s\S]*?<\/title>/, () => titleTag(title))
    .replace(/<meta (?:http-equiv="X-UA-Compatible"|name="generator")[^>]*>\s*/g, '')
    .replace(/\s*<link rel="icon" href="[^"]*">/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** Adds the content security policy for the scripts of a document after the character set, which must come first. */
function withPolicy(html: string, policySources: Readonly<Record<string, string>>): string {
  const { tag } = contentPolicy(inlineScriptHashes([html]), policySources);
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n${tag}`);
}
