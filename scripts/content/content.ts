import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { docIdOf } from '../../theme/config/docs';
import { addBase, markdownPathOf } from '../../theme/config/routes';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import type { PageNavigation } from '../../theme/config/types';
import type { Page as BrowserPage } from '../../theme/pages/pages';
import { inProject } from '../lib/paths';
import { MEMBERS_FOLDER } from '../samples/members';
import type { LinksIn } from './code-html';
import { compilePage, type PageContent } from './compile';
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
  /** The tables of members. Asked for when the first page needs one. */
  loadMembers(): Promise<MemberTables>;
  /** Where a page stands among the others. */
  navigationOf(page: Page): PageNavigation | undefined;
}

/** What becomes of the pages. */
export class Content {
  #demos: Promise<ReadonlyMap<string, string>> | undefined;
  #members: Promise<MemberTables> | undefined;

  constructor(
    private readonly pages: Pages,
    private readonly options: ContentOptions,
  ) {}

  /** Forgets what may have changed besides the pages: demos and tables. */
  refresh(): void {
    this.#demos = undefined;
    this.#members = undefined;
  }

  /** A page's text: HTML, Markdown copy and sections. */
  async compile(page: Page): Promise<PageContent> {
    return compilePage(page, await this.#context(page));
  }

  /** What is to be known of a page besides its text. */
  dataOf(page: Page): Omit<BrowserPage, 'html' | 'islands'> {
    const { data, headings } = page;
    const title = typeof data.title === 'string' ? data.title : titleOf(page);
    const description = descriptionOf(page);
    const navigation = this.options.navigationOf(page);
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

  /** A page as the browser gets it, and the files besides its own that it comes from. */
  async contentOf(
    file: string,
  ): Promise<{ route: string; content: BrowserPage; dependencies: string[] }> {
    const page = await this.pages.read(path.relative(this.pages.root, file));
    const { html, islands } = await this.compile(page);
    return {
      route: page.route,
      content: { ...this.dataOf(page), html, ...(islands.length > 0 && { islands }) },
      dependencies: dependenciesOf(page),
    };
  }

  async #context(page: Page): Promise<ContentContext> {
    const { base, linksIn, loadMembers } = this.options;
    this.#demos ??= readDemos();
    if (page.source.includes('<Members ')) this.#members ??= loadMembers();
    const copies = site.origin + addBase('/', base).slice(0, -1);
    return {
      base,
      demos: await this.#demos,
      members: (await this.#members) ?? {},
      linksIn: (code, lang) =>
        linksIn(code, lang).map((link) =>
          link.href?.startsWith('/') ? { ...link, href: addBase(link.href, base) } : link,
        ),
      components: {
        copyAddress: (route) => copies + (/\.\w+$/.test(route) ? route : markdownPathOf(route)),
        home: this.#home(),
      },
    };
  }

  #home(): ContentContext['components']['home'] {
    const pages = this.pages.all();
    const sidebars = createSidebars(pages.flatMap(({ route }) => docIdOf(route) ?? []));
    return { groups: extensionGroups(sidebars, pages), library: readLibrary() };
  }
}

async function readDemos(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(DEMOS_FOLDER)).filter((file) => file.endsWith('.ts')).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file, await readFile(path.join(DEMOS_FOLDER, file), 'utf8')] as const,
      ),
    ),
  );
}

/** Files besides its own that a page shows. */
const dependenciesOf = (page: Page): string[] => [
  ...page.fences.flatMap(({ meta }) =>
    meta.file ? [path.resolve(path.dirname(page.file), meta.file)] : [],
  ),
  ...[...page.source.matchAll(/<Members of="([^"]+)"/g)].map(([, name = '']) =>
    inProject(MEMBERS_FOLDER, `${name}.ts`),
  ),
];
