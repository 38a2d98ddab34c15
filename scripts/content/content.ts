import path from 'node:path';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import type { PageParts } from '../../theme/lib/parts';
import { withSlashes } from '../lib/paths';
import { compilePage, type PageContent } from './compile';
import { usedComponents } from './components';
import { frameOf } from './frame';
import type { ContentContext } from './html';
import { descriptionOf, type Page, titleOf } from './page';
import type { Pages } from './pages';

export interface ContentOptions extends Pick<ContentContext, 'base' | 'plugins' | 'code'> {
  /** Sidebar, breadcrumbs and neighbors of pages. */
  navigation: { of(page: Page): PageNavigation | undefined };
}

/** Compiles pages. */
export class Content {
  /** In development: the last version of each page without errors. */
  readonly #lastGood = new Map<string, PageParts>();

  /** In a build, several steps need the same page, and its source does not change. */
  readonly #compiled = new WeakMap<Page, Promise<PageContent>>();

  constructor(
    private readonly pages: Pages,
    private readonly options: ContentOptions,
  ) {}

  /**
   * Returns a page as HTML and Markdown copy, with the data that plugins extracted.
   *
   * @throws PageProblems, or what a plugin throws
   */
  compile(page: Page): Promise<PageContent> {
    const known = this.#compiled.get(page);
    if (known) return known;
    const compiled = compilePage(page, this.#context());
    if (!isDevelopment()) this.#compiled.set(page, compiled);
    return compiled;
  }

  /** Returns everything about a page except its article. */
  dataOf(page: Page): Omit<PageParts, 'html' | 'islands'> {
    const { data, headings } = page;
    const title = typeof data.title === 'string' ? data.title : titleOf(page);
    const description = descriptionOf(page);
    const navigation = this.options.navigation.of(page);
    const address = (route: string) => addBase(route, this.options.base);
    const isDoc = data.pageType !== 'home';
    return {
      ...(title && { title }),
      ...(description && { description }),
      pageType: isDoc ? 'doc' : 'home',
      ...(navigation?.sidebar && { sidebar: navigation.sidebar }),
      ...(isDoc && frameOf(navigation, headings, address)),
    };
  }

  /**
   * Returns a page in the form that the browser receives. In development, a page with an error
   * keeps its last good version: the rules report the error, and throwing here would break hot
   * updates after it is fixed.
   *
   * @param dependsOn called with each other file that the page depends on
   * @throws as `compile` in production
   */
  contentOf = async (
    file: string,
    dependsOn: (file: string) => void = () => {},
  ): Promise<{ route: string; content: PageParts }> => {
    const page = await this.pages.read(withSlashes(path.relative(this.pages.root, file)));
    for (const other of this.#dependenciesOf(page)) dependsOn(other);
    try {
      const { html, islands } = await this.compile(page);
      const content = { ...this.dataOf(page), html, ...(islands.length > 0 && { islands }) };
      if (isDevelopment()) this.#lastGood.set(file, content);
      return { route: page.route, content };
    } catch (error) {
      if (!isDevelopment()) throw error;
      const content = this.#lastGood.get(file) ?? { ...this.dataOf(page), html: BROKEN };
      return { route: page.route, content };
    }
  };

  /** Returns the files that a page depends on, except its own. */
  #dependenciesOf(page: Page): string[] {
    const { plugins } = this.options;
    const showsOthers = usedComponents(page, plugins).some(({ data }) => data);
    return [
      ...plugins.flatMap(({ dependenciesOf }) => dependenciesOf?.(page) ?? []),
      ...(showsOthers ? this.pages.all().map(({ file }) => file) : []),
    ];
  }

  #context(): ContentContext {
    const { base, plugins, code } = this.options;
    const copies = site.origin + addBase('/', base).slice(0, -1);
    const copyAddress = (route: string) =>
      copies + (/\.\w+$/.test(route) ? route : markdownPathOf(route));
    return { base, plugins, code, copyAddress };
  }
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Shown until a page compiles for the first time. */
const BROKEN = '<p>This page has an error. See the terminal.</p>';
