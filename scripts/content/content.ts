import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { site } from '../../theme/config/site';
import type { Page as BrowserPage } from '../../theme/pages/pages';
import type { Releases } from '../api/history/releases';
import { inProject, withSlashes } from '../lib/paths';
import type { Navigation } from '../navigation/plugin';
import { MEMBERS_FOLDER } from '../samples/members';
import type { ShownErrors } from '../samples/shown-errors';
import { checksFileOf } from './checks';
import type { LinksIn } from './code-html';
import { compilePage, type PageContent, showsOverview } from './compile';
import type { Overview } from './components/component';
import { demoFileOf } from './demos';
import { errorGroups } from './errors';
import { frameOf } from './frame';
import { extensionGroups, readLibrary } from './home';
import type { ContentContext } from './html';
import type { MemberTables } from './members';
import { descriptionOf, type Page, titleOf } from './page';
import type { Pages } from './pages';

/** Where the live demos stand. */
export const DEMOS_FOLDER = inProject('docs/_demos');

export interface ContentOptions {
  /** Path under which the site is served; starts and ends with a slash. */
  base: string;
  /** Finds names in code samples that lead to a page; addresses without the base path. */
  linksIn: LinksIn;
  /** What each version of the library changed and needs. */
  releases(): Releases;
  /** Settled when `linksIn` knows all names. */
  ready(): Promise<void>;
  /** The tables of members. In development asked for when the first page needs one. */
  loadMembers(): Promise<MemberTables>;
  /** The errors that a page's samples show on purpose. */
  errorsOf(page: Page): Promise<ShownErrors>;
  /** Where the pages stand among each other. */
  navigation: Pick<Navigation, 'of' | 'sidebars'>;
}

/** What becomes of the pages. */
export class Content {
  /** In development, what each page was when it had no error the last time. */
  readonly #sound = new Map<string, BrowserPage>();

  /** In a build, what became of each page: several steps ask for it, and nothing changes any more. */
  readonly #compiled = new WeakMap<Page, Promise<PageContent>>();

  constructor(
    private readonly pages: Pages,
    private readonly options: ContentOptions,
  ) {
    // At once, while the compiler has the program for other things; what it throws comes with the pages.
    if (!isDevelopment()) options.loadMembers().catch(() => {});
  }

  /**
   * A page's text: HTML, Markdown copy and sections.
   *
   * @throws PageProblem, or what the loading of the member tables throws
   */
  compile(page: Page): Promise<PageContent> {
    const known = this.#compiled.get(page);
    if (known) return known;
    const made = this.#context(page).then((context) => compilePage(page, context));
    if (!isDevelopment()) this.#compiled.set(page, made);
    return made;
  }

  /** What is to be known of a page besides its text. */
  dataOf(page: Page): Omit<BrowserPage, 'html' | 'islands'> {
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
  ): Promise<{ route: string; content: BrowserPage }> => {
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

  /** Files besides its own that a page shows something of. */
  #dependenciesOf(page: Page): string[] {
    return [
      ...demoFilesOf(page).map((file) => path.join(DEMOS_FOLDER, file)),
      ...[...page.source.matchAll(/<Members of="([^"]+)"/g)].map(([, name = '']) =>
        inProject(MEMBERS_FOLDER, `${name}.ts`),
      ),
      ...(showsOverview(page) ? this.pages.all().map(({ file }) => file) : []),
    ];
  }

  async #context(page: Page): Promise<ContentContext> {
    const { base, errorsOf, linksIn, loadMembers, ready } = this.options;
    await ready();
    const copies = site.origin + addBase('/', base).slice(0, -1);
    return {
      base,
      demos: await readDemos(page),
      members: page.source.includes('<Members ') ? await loadMembers() : {},
      errors: await errorsOf(page),
      linksIn: (code, lang) =>
        linksIn(code, lang).map((link) =>
          link.href?.startsWith('/') ? { ...link, href: addBase(link.href, base) } : link,
        ),
      copyAddress: (route) => copies + (/\.\w+$/.test(route) ? route : markdownPathOf(route)),
      overview: () => this.#overview(),
    };
  }

  #overview(): Overview {
    const pages = this.pages.all();
    return {
      groups: extensionGroups(this.options.navigation.sidebars, pages),
      library: readLibrary(),
      errors: errorGroups(pages),
      releases: this.options.releases(),
    };
  }
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/** What stands in the place of a page that has not been without an error yet. */
const BROKEN = '<p>This page has an error, which the terminal names.</p>';

/** Names of the demos' files that a page shows something of. */
const demoFilesOf = ({ fences }: Page) =>
  fences.flatMap(({ meta: { file, before } }) =>
    [file, before].flatMap((one) => (one ? [demoFileOf(one)] : [])),
  );

/** The demos' files that a page shows something of, with their checks. Of one that is not there the rules speak. */
async function readDemos(page: Page): Promise<ReadonlyMap<string, string>> {
  const files = demoFilesOf(page).map(async (file): Promise<[string, string][]> => {
    const source = await readDemo(file);
    const checks = checksFileOf(source);
    return [
      [file, source],
      ...(checks ? [[checks, await readDemo(checks)] as [string, string]] : []),
    ];
  });
  return new Map((await Promise.all(files)).flat());
}

const readDemo = (file: string) => readFile(path.join(DEMOS_FOLDER, file), 'utf8').catch(() => '');
