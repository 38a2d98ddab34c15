import { visit } from 'unist-util-visit';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { type Problem, SiteProblems } from '../lib/problems';
import { shownComponents } from './components';
import type { PageData } from './hooks';
import { type ContentContext, renderTree, transformedTree, treeHtml } from './html';
import { markdownCopy } from './markdown-copy';
import type { Page } from './page';

const OWN = inProject('scripts/content/compile.ts');

/** A component that lives in the browser, as a page places it. */
export interface Island {
  name: string;
  props: Record<string, unknown>;
}

/** Everything that becomes of a page's text. */
export interface PageContent {
  /** The article. Islands are empty elements with `data-island` that hold the mark of `theme/app/islands`. */
  html: string;
  /** Its islands, in their order. */
  islands: Island[];
  /** The Markdown copy. */
  markdown: string;
  /** What plugins have read from it. */
  data: PageData;
}

/** All that is wrong with a page. */
export class PageProblems extends SiteProblems {
  /** @param html what becomes of the rest of it: links to its places are good */
  constructor(
    { name }: Page,
    problems: readonly Problem[],
    readonly html: string,
  ) {
    super(`${name} has problems`, problems);
  }
}

/**
 * A page as a tree of HTML, and what its Markdown copy is made from.
 *
 * @throws PageProblems
 */
export async function renderPage(page: Page, context: ContentContext) {
  const problems: Problem[] = [];
  const tree = await transformedTree(page, context, problems);
  const copy = structuredClone(tree);
  const root = await renderTree(page, tree, context, problems);
  const { file, mistakes } = page;
  // What a line lacks that could not be read, it may have.
  const unread = mistakes.map((one): Problem => ({ file, ...one }));
  const others = problems.filter(
    (one) => !unread.some(({ line }) => line === one.line && file === one.file),
  );
  const all = [...unread, ...others];
  if (all.length > 0) throw new PageProblems(page, all, treeHtml(root));
  return { root, copy };
}

/**
 * Makes a page's text. The result is kept by everything that it depends on.
 *
 * @throws as `renderPage`
 */
export async function compilePage(page: Page, context: ContentContext): Promise<PageContent> {
  const { base, copyAddress, plugins, code = [] } = context;
  // First: what components show may be there only when these are.
  const keys = await Promise.all(plugins.map(({ cacheKey }) => cacheKey?.(page) ?? ''));
  const shown = shownComponents(page, plugins).map(({ data }) => JSON.stringify(data?.()) ?? '');
  const texts = [page.source, page.name, base, copyAddress('/'), ...keys, ...shown];
  return cached('pages', [OWN, ...code], { texts }, async () => {
    const { root, copy } = await renderPage(page, context);
    const islands: Island[] = [];
    visit(root, 'element', ({ properties: { dataIsland, dataProps } }) => {
      if (dataIsland)
        islands.push({ name: String(dataIsland), props: JSON.parse(String(dataProps)) });
    });
    const data = plugins.map(({ extractData }) => extractData?.(root, page));
    return {
      html: treeHtml(root),
      islands,
      markdown: markdownCopy(page, copy, context),
      data: Object.assign({}, ...data) as PageData,
    };
  });
}
