import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { PAGE_DATA_ID } from '../../theme/config/constants';
import { addBase, markdownPathOf, routeOfFile } from '../../theme/config/routes';
import { NOT_FOUND_TITLE, pageTitle, site } from '../../theme/config/site';
import { colorMode } from '../../theme/config/theme';
import { isMarkdown } from '../content/page';
import { contentPolicy, inlineScriptHashes } from '../host/policy';
import { withDocuments } from '../rspress/emit-files';
import type { Site } from '../rspress/site';
import {
  type ConfiguredHead,
  canonicalTag,
  configuredTags,
  headScripts,
  pageTags,
  siteTags,
  surfaceColor,
  titleTag,
} from './head';
import { hostFiles } from './hosts';
import { createPageFiles, emptyDocument } from './page-files';
import { addressOf, metadataOf, type PageMetadata, robots, sitemap } from './pages';

const NOT_FOUND: PageMetadata = {
  route: '/404',
  title: NOT_FOUND_TITLE,
  description: site.description,
  unlisted: true,
  hasCopy: false,
  addressable: false,
};

/** Adds the parts that all documents share to the template. */
export function pluginTemplate({ address, hooks }: Site): RspressPlugin {
  const scripts = [
    ...headScripts(address.base),
    ...hooks.flatMap(({ head }) => head?.scripts ?? []),
  ];
  return {
    name: 'site:template',
    builderConfig: {
      html: {
        tags: [
          // One combined script, so that the policy of each document needs only one hash.
          { tag: 'script', children: scripts.join(';'), append: false },
        ],
      },
    },
  };
}

/**
 * Completes the documents that Rspress has rendered, and emits other files: Markdown copies, `sitemap.xml`,
 * `robots.txt` and configuration for hosts. Sets the app shell of the site. It runs while the pages are
 * compiled, so that later steps find all files.
 */
export function pluginDocuments(options: Site): RspressPlugin {
  const { pages, address } = options;
  let head: ConfiguredHead = [];
  const routes = new Map<string, RouteMeta>();
  const documents = withDocuments(
    'site:documents',
    async ({ assets, compilation, sources }, rendered) => {
      // Sorted, because their order would change the hash of the list of pages.
      const names = Object.keys(assets)
        .filter((name) => name.endsWith('.html'))
        .sort();
      const { hooks, policy } = options;
      const withPolicy = (html: string) => addPolicy(html, policy.sources);
      const served = pages.all().filter(({ name }) => assets[htmlName(name)]);
      const byRoute = new Map(served.map((page) => [page.route, page]));
      const metadata = new Map(served.map((page) => [page.route, metadataOf(page, options)]));
      const aboutOf = (route: string) => metadata.get(route) ?? NOT_FOUND;
      const pageFiles = createPageFiles(names, rendered, (route) => {
        const { title, description } = aboutOf(route);
        return { title: pageTitle(title, route), description };
      });
      const addressOfFile = (file: string) => addBase(`/${file}`, address.base);
      const list = addressOfFile(pageFiles.list);
      const color = surfaceColor(colorMode.defaultMode);
      const tagsOfSite = (description: string) => [
        ...siteTags(description, address, color),
        ...hooks.flatMap(({ head }) => head?.tags ?? []),
      ];
      const documents = new Map<string, string>();
      // `useHead` cannot write these tags in `theme/app/Layout.tsx`: the address of a page's file has a hash of what that
      // renders, and the list a hash of all pages. Tags of the option `head` and of plugins are complete HTML.
      for (const name of names) {
        let html = String(assets[name]?.source());
        const route = routeOfFile(name);
        const about = aboutOf(route);
        const file = byRoute.has(route) && pageFiles.fileOf(route);
        if (route === NOT_FOUND.route) {
          options.shell = withPolicy(
            withHead(emptyDocument(html, rendered), site.title, [
              ...tagsOfSite(site.description),
              canonicalTag(addressOf(address, '/')),
              filesScript(list),
            ]),
          );
        }
        for (const { completeDocument } of hooks) {
          html = (await completeDocument?.(html)) ?? html;
        }
        const tags = [
          ...configuredTags(head, routes.get(route)),
          ...tagsOfSite(about.description),
          ...pageTags(about, address),
          filesScript(list, file ? addressOfFile(file) : undefined),
        ];
        documents.set(name, withHead(html, pageTitle(about.title, route), tags));
      }
      for (const [name, html] of documents) {
        const source = new sources.RawSource(withPolicy(html));
        if (assets[name]) compilation.updateAsset(name, source);
        else compilation.emitAsset(name, source);
      }
      const { header } = contentPolicy(inlineScriptHashes(documents.values()), policy.sources);
      const files = new Map([
        ...pageFiles.files,
        ...hostFiles(address.base, byRoute.keys(), header, options.redirects, policy.frames),
        ['sitemap.xml', sitemap([...metadata.values()], address)],
        ['robots.txt', robots(address)],
      ]);
      for (const page of served.filter(({ name }) => isMarkdown(name))) {
        const { markdown = '' } = options.contentOf(page.route);
        files.set(markdownPathOf(page.route).slice(1), markdown);
      }
      for (const [name, text] of files) {
        compilation.emitAsset(name, new sources.RawSource(text));
      }
    },
  );
  return {
    name: 'site:documents',
    config(config) {
      // Rspress omits it on the not-found page, and damages `$` and `<noscript>`.
      head = config.head ?? [];
      return { ...config, head: [] };
    },
    routeGenerated(generated) {
      for (const route of generated) routes.set(routeOfFile(route.relativePath), route);
    },
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
    .replace(/<meta http-equiv="X-UA-Compatible"[^>]*>\s*/, '')
    .replace(/<meta name="generator"[^>]*>\s*/, '')
    .replace(/\s*<link rel="icon" href="[^"]*">/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

/** Adds the content security policy for the scripts of a document after the character set, which must come first. */
function addPolicy(html: string, policySources: Readonly<Record<string, string>>): string {
  const { tag } = contentPolicy(inlineScriptHashes([html]), policySources);
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n${tag}`);
}
