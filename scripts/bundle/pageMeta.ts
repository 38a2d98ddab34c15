import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

/** Already in the page's chunk, or of use to the search index alone. */
const LEFT_OUT = new Set(['title', 'toc', 'frontmatter', 'content', 'lang', 'version']);

/** What a page's own chunk has to know besides title, table of contents and front matter. */
export function ownMeta(page: Partial<PageIndexInfo>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(page).filter(
      ([name, value]) =>
        !LEFT_OUT.has(name) && !/^_(?!relativePath)/.test(name) && value !== undefined,
    ),
  );
}

/** The shape of the processor that Rspress compiles a page with. */
interface Processor {
  data(): { pageMeta?: Record<string, unknown> };
}

/**
 * Puts a page's data (`routePath`, `lastUpdatedTime`, whatever plugins add with `extendPageData`) into
 * the page's own chunk. Rspress keeps it in one module for all pages, which is part of the first load;
 * `pluginSlimRuntime` leaves that module empty.
 */
export function pluginPageMeta(): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  function remarkOwnMeta(this: unknown) {
    const { pageMeta } = (this as Processor).data();
    return (_tree: unknown, file: { path: string }) => {
      const page = pages.get(file.path);
      if (page && pageMeta) Object.assign(pageMeta, ownMeta(page));
    };
  }
  return {
    name: 'site:page-meta',
    extendPageData(page) {
      pages.set(page._filepath, page);
    },
    markdown: { remarkPlugins: [remarkOwnMeta] },
  };
}
