import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { htmlAttributes, site } from '../../theme/config/site';
import { colorMode } from '../../theme/config/theme';
import { NOT_FOUND_TITLE } from '../../theme/config/title';
import { readCommitDays } from '../navigation/commit-days';
import { robots, sitemap } from './files';
import { headTags, titleTag } from './head';
import { hostFiles } from './hosts';
import { cleanMarkdown, fullText, llmsIndex } from './llms';
import type { PageMetadata, SiteAddress } from './pages';

const TOKENS = path.join(import.meta.dirname, '../../theme/styles/tokens.css');
const NOT_FOUND: PageMetadata = {
  route: '/404',
  title: NOT_FOUND_TITLE,
  description: site.description,
  unlisted: true,
  addressable: false,
};

/**
 * Everything about the pages that is not on them: head tags, `sitemap.xml`, `robots.txt`,
 * `llms.txt` and `llms-full.txt`, and configuration for hosts. It is written into the compilations that
 * make pages and their Markdown copies, so that later steps find finished files.
 */
export function pluginMetadata(address: SiteAddress): RspressPlugin {
  const pages = new Map<string, PageMetadata>();
  let days: Promise<Map<string, string>> = Promise.resolve(new Map());
  return {
    name: 'site:metadata',
    config(config) {
      days = readCommitDays(path.resolve(config.root ?? 'docs'));
      config.llms = { llmsTxt: (context) => llmsIndex(context.sections, address) };
      return config;
    },
    async extendPageData({ routePath, title, description, frontmatter, _filepath }) {
      pages.set(routePath, {
        route: routePath,
        title: title || undefined,
        description: description?.trim() || site.description,
        unlisted: (frontmatter as { unlisted?: unknown }).unlisted === true,
        lastModified: (await days).get(_filepath),
        addressable: true,
      });
    },
    builderConfig: { plugins: [rsbuildMetadata(pages, address)] },
  };
}

function rsbuildMetadata(
  pages: ReadonlyMap<string, PageMetadata>,
  address: SiteAddress,
): RsbuildPlugin {
  return {
    name: 'site:metadata',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          if (compilation.errors.length > 0) return;
          const color = surfaceColor(readFileSync(TOKENS, 'utf8'), colorMode.defaultMode);
          const routes = new Set(pages.keys());
          for (const name of Object.keys(assets)) {
            if (!name.endsWith('.html')) continue;
            const route = `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
            const page = pages.get(route) ?? NOT_FOUND;
            const html = String(assets[name]?.source());
            const tags = headTags(page, address, color, routes);
            compilation.updateAsset(
              name,
              new sources.RawSource(withHead(html, titleTag(page), tags)),
            );
          }
          const all = [...pages.values()];
          const files = {
            'sitemap.xml': sitemap(all, address),
            'robots.txt': robots(address),
            ...hostFiles(address.base, routes),
          };
          for (const [name, content] of Object.entries(files)) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        },
      );
      api.processAssets(
        { stage: 'report', environments: ['node_md'] },
        ({ assets, compilation, sources }) => {
          const copies = new Map<string, string>();
          for (const name of Object.keys(assets)) {
            if (!name.endsWith('.md')) continue;
            const copy = cleanMarkdown(String(assets[name]?.source()));
            copies.set(`/${name.slice(0, -'.md'.length)}`.replace(/^\/index$/, '/'), copy);
            compilation.updateAsset(name, new sources.RawSource(copy));
          }
          if (copies.size > 0) {
            const text = fullText(copies, pages, address);
            compilation.updateAsset('llms-full.txt', new sources.RawSource(text));
          }
        },
      );
    },
  };
}

/** A page with its own title, and its tags at the end of the head. What is of no use to anybody goes. */
export function withHead(html: string, title: string, tags: string): string {
  return (
    html
      // The head library of the static generation writes a language of its own.
      .replace(/(<html\b[^>]*\blang=")[^"]*/, (_tag, start) => start + htmlAttributes.lang)
      .replace(/<title>[\s\S]*?<\/title>/, () => title)
      .replace(/<meta (?:http-equiv="X-UA-Compatible"|name="generator")[^>]*>\s*/g, '')
      .replace(/\s*<link rel="icon" href="[^"]*">/, '')
      .replace('</head>', () => `${tags}\n</head>`)
  );
}

/** The page's background in a colour mode, which browsers give their bars. */
export function surfaceColor(tokens: string, mode: string): string {
  const blocks = tokens.split(/(?=:root)/);
  const block = blocks.find((text) =>
    mode === 'dark' ? text.startsWith(':root[data-theme="dark"]') : /^:root \{/.test(text),
  );
  const color = /--surface:\s*([^;]+);/.exec(block ?? '')?.[1];
  if (!color)
    throw new Error('theme/styles/tokens.css has no --surface for the default colour mode.');
  return color;
}
