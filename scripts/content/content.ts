import path from 'node:path';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import type { PageParts } from '../../theme/lib/parts';
import { withSlashes } from '../lib/paths';
import { compilePage, type PageContent } from './compile';
import { shownComponents } from './components';
import { frameOf } from './frame';
import type { ContentContext } from './html';
import { descriptionOf, type Page, titleOf } from './page';
import type { Pages } from './pages';

export interface ContentOptions extends Pick<ContentContext, 'base' | 'plugins' | 'code'> {
  /** Where the pages stand among each other. */
  navigation: { of(page: Page): PageNavigation | undefined };
}

/** What becomes of the pages. */
export class Content {
  /** In development, what each page was when it had no error the last time. */
  readonly #sound = new Map<string, PageParts>();

  /** In a build, what became of each page: several steps ask for it, and nothing changes any more. */
  readonly #compiled = new WeakMap<Page, Promise<PageContent>>();

  constructor(
    private readonly pages: Pages,
    private readonly options: ContentOptions,
  ) {}

  /**
   * A page's text: HTML, Markdown copy and what plugins have read from it.
   *
   * @throws PageProblems, or what a plugin throws
   */
  compile(page: Page): Promise<PageContent> {
    const known = this.#compiled.get(page);
    if (known) return known;
    const made = compilePage(page, this.#context());
    if (!isDevelopment()) this.#compiled.set(page, made);
    return made;
  }

  /** What is to be known of a page besides its text. */
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
   * A page as the browser gets it. In development a page with an error stays as it was: the rules find the
   * error as well and show it, and here it would break the way back to the page when it is mended.
   *
   * @param dependsOn is told of the files besides its own that it comes from
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
      if (isDevelopment()) this.#sound.set(file, content);
      return { route: page.route, content };
    } catch (error) {
      if (!isDevelopment()) throw error;
      const content = this.#sound.get(file) ?? { ...this.dataOf(page), html: BROKEN };
      return { route: page.route, content };
    }
  };

  /** Files besides its own that a page depends on. */
  #dependenciesOf(page: Page): string[] {
    const { plugins } = this.options;
    const showsOthers = shownComponents(page, plugins).some(({ data }) => data);
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

/** What stands in the place of a page that has not been without an error yet. */
const BROKEN = '<p>This page has an error, which the terminal names.</p>';
