import path from 'node:path';
import { cached } from '../lib/cache';
import { filesIn, readText } from '../lib/files';
import { inProject } from '../lib/paths';
import { createPage, isMarkdown, NO_FACTS, type Page, readFacts } from './page';

const READER = inProject('scripts/content/page.ts');

/** Files that Rspress treats as pages. Names that start with an underscore are excluded. */
const PAGE = /\.(?:jsx?|tsx?|mdx?)$/;
/** Markdown that pages import. */
const PARTIAL = /(?:^|\/)_[^/]*\.mdx$/;
const NO_PAGE = /\.d\.ts$|(?:^|\/)_[^_]|^public\/|(?:^|\/)node_modules\//;

/** The pages of the site. Each is parsed again only when its file has changed. */
export class Pages {
  readonly #known = new Map<string, Page>();

  /** @param root absolute path of the folder with the pages */
  constructor(readonly root: string) {}

  /** Reads new and changed pages, and forgets deleted ones. */
  async refresh(): Promise<Page[]> {
    const names = filesIn(this.root).filter((name) => PAGE.test(name) && !NO_PAGE.test(name));
    for (const name of this.#known.keys()) if (!names.includes(name)) this.#known.delete(name);
    return Promise.all(names.map((name) => this.read(name)));
  }

  async read(name: string): Promise<Page> {
    const file = path.join(this.root, name);
    const source = readText(file);
    const known = this.#known.get(name);
    if (known?.source === source) return known;
    const facts = isMarkdown(name)
      ? await cached('facts', READER, { texts: [source] }, async () => readFacts(source))
      : NO_FACTS;
    const page = createPage(file, name, source, facts);
    if (!PARTIAL.test(name)) this.#known.set(name, page);
    return page;
  }

  /** The Markdown that pages import. */
  partials(): Promise<Page[]> {
    const names = filesIn(this.root).filter((name) => PARTIAL.test(name));
    return Promise.all(names.map((name) => this.read(name)));
  }

  /** All pages read so far, sorted by name. */
  all(): Page[] {
    return [...this.#known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
