import path from 'node:path';
import { visit } from 'unist-util-visit';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import type { PageFrame, PageParts } from '../../theme/lib/parts';
import { cached } from '../lib/cache';
import { inProject, withSlashes } from '../lib/paths';
import { type Problem, stopOn } from '../lib/problems';
import { usedComponents } from './components';
import { placeAdvice } from './finish';
import { frameOf } from './frame';
import type { Dependencies, PageData } from './hooks';
import { type ContentContext, renderTree, transformedTree, treeHtml } from './html';
import { markdownCopy } from './markdown-copy';
import { descriptionOf, type Page, titleOf } from './page';
import type { Pages } from './pages';
import { sectionsOf } from './sections';

const COMPILER = inProject('scripts/content/content.ts');

/** An island on a page. */
interface Island {
  name: string;
  props: Record<string, unknown>;
}

/** Everything that is generated from the source of a page. */
export interface PageContent {
  /** The article. Islands are elements with `data-island` that contain only the marker of `theme/app/islands`. */
  html: string;
  islands: Island[];
  markdown: string;
  data: PageData;
}

/**
 * Renders a page as an HTML tree.
 *
 * @returns `copy`: the tree for its Markdown copy
 * @throws SiteProblems
 */
export async function renderPage(page: Page, context: ContentContext) {
  const problems: Problem[] = [];
  const tree = await transformedTree(page, context, problems);
  const copy = structuredClone(tree);
  const root = await renderTree(page, tree, context, problems);
  const { file } = page;
  const mistakes = page.mistakes.map((mistake): Problem => ({ file, ...mistake }));
  // Further problems in a line with a syntax error are probably only consequences.
  const others = problems.filter(
    (problem) => !mistakes.some(({ line }) => line === problem.line && file === problem.file),
  );
  const all = [...mistakes, ...others];
  stopOn(`${page.name} has problems`, all);
  return { root, copy };
}

/**
 * Compiles a page. The result is cached by everything that it depends on.
 *
 * @throws as `renderPage`
 */
export async function compilePage(
  page: Page,
  context: ContentContext,
  dependencies = dependenciesOf(page, context),
): Promise<PageContent> {
  const { base, copyAddress, plugins, code } = context;
  // These come first, because components may show data that is loaded here.
  const keys = (await dependencies).map(({ key = '' }) => key);
  const componentData = usedComponents(page, plugins).map(
    ({ data }) => JSON.stringify(data?.()) ?? '',
  );
  const texts = [page.source, page.name, base, copyAddress('/'), ...keys, ...componentData];
  return cached('pages', code ? [COMPILER, code] : COMPILER, { texts }, async () => {
    const { root, copy } = await renderPage(page, context);
    const sections = sectionsOf(root);
    const finished = plugins.map(({ finishPage }) => finishPage?.(root, page));
    placeAdvice(root);
    for (const plugin of finished) await plugin?.annotate?.();
    const islands: Island[] = [];
    visit(root, 'element', ({ properties: { dataIsland, dataProps } }) => {
      if (dataIsland)
        islands.push({ name: String(dataIsland), props: JSON.parse(String(dataProps)) });
    });
    return {
      html: treeHtml(root),
      islands,
      markdown: markdownCopy(page, copy, context),
      data: Object.assign({ sections }, ...finished.map((plugin) => plugin?.data)) as PageData,
    };
  });
}

const dependenciesOf = (page: Page, { plugins }: ContentContext): Promise<Dependencies[]> =>
  Promise.all(plugins.map(async ({ dependencies }) => (await dependencies?.(page)) ?? {}));

export class Content {
  /** In development: the last version of each page without errors. */
  readonly #lastGood = new Map<string, PageParts>();
  /** In a build, several steps need the same page, and nothing that it depends on changes. */
  readonly #compiled = new WeakMap<Page, Promise<PageContent>>();
  readonly #dependencies = new WeakMap<Page, Promise<Dependencies[]>>();
  readonly #context: ContentContext;

  constructor(
    private readonly pages: Pages,
    private readonly navigation: { of(page: Page): PageNavigation | undefined },
    context: Omit<ContentContext, 'copyAddress'>,
  ) {
    const copies = site.origin + addBase('/', context.base).slice(0, -1);
    const copyAddress = (route: string) =>
      copies + (/\.\w+$/.test(route) ? route : markdownPathOf(route));
    this.#context = { ...context, copyAddress };
  }

  /** @throws SiteProblems, or what a plugin throws */
  compile(page: Page): Promise<PageContent> {
    return onceInBuild(this.#compiled, page, () =>
      compilePage(page, this.#context, this.#dependenciesOf(page)),
    );
  }

  /** Everything about a page except its article and the frame around it. */
  dataOf(page: Page): Omit<PageParts, 'html' | 'islands' | keyof PageFrame> {
    const title = typeof page.data.title === 'string' ? page.data.title : titleOf(page);
    const description = descriptionOf(page);
    const sidebar = this.navigation.of(page)?.sidebar;
    return {
      ...(title && { title }),
      ...(description && { description }),
      pageType: page.data.pageType === 'home' ? 'home' : 'doc',
      ...(sidebar && { sidebar }),
    };
  }

  #frameOf(page: Page): Omit<PageParts, 'html' | 'islands'> {
    const data = this.dataOf(page);
    if (data.pageType === 'home') return data;
    const address = (route: string) => addBase(route, this.#context.base);
    return { ...data, ...frameOf(this.navigation.of(page), page.headings, address) };
  }

  #dependenciesOf = (page: Page) =>
    onceInBuild(this.#dependencies, page, () => dependenciesOf(page, this.#context));

  /**
   * A page in the form that the browser receives. In development, a page with an error keeps its last good version: the
   * rules report the error, and throwing here would break hot updates after it is fixed.
   *
   * @param dependsOn called with each other file that the page depends on
   * @throws as `compile` in production
   */
  contentOf = async (
    file: string,
    dependsOn: (file: string) => void = () => {},
  ): Promise<{ route: string; content: PageParts }> => {
    const page = await this.pages.read(withSlashes(path.relative(this.pages.root, file)));
    for (const { files = [] } of await this.#dependenciesOf(page)) {
      for (const other of files) dependsOn(other);
    }
    if (usedComponents(page, this.#context.plugins).some(({ data }) => data)) {
      for (const other of this.pages.all()) dependsOn(other.file);
    }
    try {
      const { html, islands } = await this.compile(page);
      const content = { ...this.#frameOf(page), html, ...(islands.length > 0 && { islands }) };
      if (isDevelopment()) this.#lastGood.set(file, content);
      return { route: page.route, content };
    } catch (error) {
      if (!isDevelopment()) throw error;
      const content = this.#lastGood.get(file) ?? { ...this.#frameOf(page), html: BROKEN };
      return { route: page.route, content };
    }
  };
}

function onceInBuild<Value>(
  values: WeakMap<Page, Promise<Value>>,
  page: Page,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = values.get(page) ?? make();
  if (!isDevelopment()) values.set(page, value);
  return value;
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Shown until a page compiles for the first time. */
const BROKEN = '<p>This page has an error. See the terminal.</p>';
