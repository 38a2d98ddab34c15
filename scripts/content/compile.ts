import { visit } from 'unist-util-visit';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { type Problem, SiteProblems } from '../lib/problems';
import { usedComponents } from './components';
import type { PageData } from './hooks';
import { type ContentContext, renderTree, transformedTree, treeHtml } from './html';
import { markdownCopy } from './markdown-copy';
import type { Page } from './page';
import { sectionsOf } from './sections';

const OWN = inProject('scripts/content/compile.ts');

/** An island on a page. */
export interface Island {
  name: string;
  props: Record<string, unknown>;
}

/** Everything that is generated from the source of a page. */
export interface PageContent {
  /** The article. Islands are elements with `data-island` that contain only the marker of `theme/app/islands`. */
  html: string;
  /** In document order. */
  islands: Island[];
  markdown: string;
  /** Data extracted by plugins. */
  data: PageData;
}

/** All problems of a page. */
export class PageProblems extends SiteProblems {
  /** @param html the rest of the page, so that links to its headings can still be checked */
  constructor(
    { name }: Page,
    problems: readonly Problem[],
    readonly html: string,
  ) {
    super(`${name} has problems`, problems);
  }
}

/**
 * Renders a page as an HTML tree.
 *
 * @returns `copy`: the tree for its Markdown copy
 * @throws PageProblems
 */
export async function renderPage(page: Page, context: ContentContext) {
  const problems: Problem[] = [];
  const tree = await transformedTree(page, context, problems);
  const copy = structuredClone(tree);
  const root = await renderTree(page, tree, context, problems);
  const { file, mistakes } = page;
  // Further problems in a line with a syntax error are probably only consequences.
  const known = mistakes.map((one): Problem => ({ file, ...one }));
  const others = problems.filter(
    (one) => !known.some(({ line }) => line === one.line && file === one.file),
  );
  const all = [...known, ...others];
  if (all.length > 0) throw new PageProblems(page, all, treeHtml(root));
  return { root, copy };
}

/**
 * Compiles a page. The result is cached by everything that it depends on.
 *
 * @throws as `renderPage`
 */
export async function compilePage(page: Page, context: ContentContext): Promise<PageContent> {
  const { base, copyAddress, plugins, code = [] } = context;
  // These come first, because components may show data that is loaded here.
  const keys = await Promise.all(plugins.map(({ cacheKey }) => cacheKey?.(page) ?? ''));
  const componentData = usedComponents(page, plugins).map(
    ({ data }) => JSON.stringify(data?.()) ?? '',
  );
  const texts = [page.source, page.name, base, copyAddress('/'), ...keys, ...componentData];
  return cached('pages', [OWN, ...code], { texts }, async () => {
    const { root, copy } = await renderPage(page, context);
    const sections = sectionsOf(root);
    const data = plugins.map(({ extractData }) => extractData?.(root, page));
    for (const { annotate } of plugins) await annotate?.(root, page);
    const islands: Island[] = [];
    visit(root, 'element', ({ properties: { dataIsland, dataProps } }) => {
      if (dataIsland)
        islands.push({ name: String(dataIsland), props: JSON.parse(String(dataProps)) });
    });
    return {
      html: treeHtml(root),
      islands,
      markdown: markdownCopy(page, copy, context),
      data: Object.assign({ sections }, ...data) as PageData,
    };
  });
}
