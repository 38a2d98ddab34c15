import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanPath } from '../../../sw/clean-path';
import { DEMO_FRAME } from '../../../sw/demo-frame';
import { addBase, decode, removeBase, routeOfHtmlFile } from '../../../theme/config/routes';
import { INSTEAD_OF_BLOCKED } from '../../host/policy';
import { filesIn } from '../../lib/files';
import { guess } from '../../lib/problems';
import { idIn, insteadOf } from '../references';
import { type CrawledPage, cssUrls, type Reference, readPage } from './page';

export interface CrawlOptions {
  /** Folder of the finished site. */
  dir: string;
  /** Path the site is served under; starts and ends with a slash. */
  base: string;
  /** Origin of the public site: absolute addresses that begin with it are this site's. */
  origin: string;
}

/** Something wrong in a finished file. */
export interface Finding {
  /** File below the crawled folder. */
  file: string;
  message: string;
  remedy: string;
  /** What stands there, where a writer may have written it. */
  words?: string;
}

export interface CrawlResult {
  findings: Finding[];
  /** The pages, by their files below the crawled folder. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Addresses looked at, those of other sites included. */
  references: number;
}

/**
 * Follows every internal address of a finished site: links, images, styles, scripts, anchors, and what
 * the style sheets, the manifest, the sitemap, `llms.txt` and the Markdown copies name. Checks besides
 * that ids are unique, that each page has a title, one first heading, its own canonical address, and
 * nothing that its policy blocks.
 */
export function crawlSite(options: CrawlOptions): CrawlResult {
  const { dir } = options;
  // The frame of edited demos is no page: it holds what readers make of it.
  const files = filesIn(dir).filter((file) => file !== `${DEMO_FRAME}.html`);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const pages = new Map<string, CrawledPage>();
  for (const file of files) if (file.endsWith('.html')) pages.set(file, readPage(read(file)));

  const site = new Site(options, new Set(files), pages);
  let count = 0;
  for (const file of files) {
    const page = pages.get(file);
    const references = page?.references ?? referencesIn(file, () => read(file), options.origin);
    count += references.length;
    for (const reference of references) site.follow(file, reference);
    if (page) site.checkPage(file, page);
  }
  return { findings: site.findings, pages, references: count };
}

/** Addresses that a file other than a page names: whole ones of this site, and those of CSS and of the app. */
function referencesIn(file: string, read: () => string, origin: string): Reference[] {
  const found = (pattern: RegExp) => [...read().matchAll(pattern)].map(([, url = '']) => url);
  const at = (place: string) => (url: string) => ({ url, place });
  if (file.endsWith('.css')) return cssUrls(read()).map(at('url()'));
  if (file.endsWith('.webmanifest')) {
    return found(/"(?:src|url|start_url|scope)": ?"([^"]*)"/g).map(at('address'));
  }
  if (!/\.(?:md|txt|xml)$/.test(file)) return [];
  return found(new RegExp(`(${origin}/[^\\s()<>\\]\`"']*)`, 'g')).map(at('address'));
}

class Site {
  readonly findings: Finding[] = [];
  /** Addresses that have been found good, with the page that they resolve against where that matters. */
  readonly #good = new Set<string>();
  /** What has been found wrong: a page that names an address twice is told of it once. */
  readonly #reported = new Set<string>();

  constructor(
    private readonly options: CrawlOptions,
    private readonly files: ReadonlySet<string>,
    private readonly pages: ReadonlyMap<string, CrawledPage>,
  ) {}

  #routes = () => [...this.pages.keys()].map(routeOfHtmlFile);

  follow(file: string, { url, place }: Reference): void {
    const key = url.startsWith('/') ? url : `${file} ${url}`;
    if (this.#good.has(key)) return;
    const wrong = this.#problemOf(file, url);
    if (!wrong) {
      this.#good.add(key);
      return;
    }
    const message = `${place}="${url}": ${wrong[0]}`;
    if (this.#reported.has(`${file} ${message}`)) return;
    this.#reported.add(`${file} ${message}`);
    this.findings.push({ file, message, remedy: wrong[1], words: url });
  }

  /** What is wrong with an address and what helps; undefined where it resolves or is another site's. */
  #problemOf(file: string, url: string): readonly [string, string] | undefined {
    const { origin, base } = this.options;
    const isPage = file.endsWith('.html');
    const address = isPage ? addBase(routeOfHtmlFile(file), base) : base + file;
    if (!URL.canParse(url, origin + address)) {
      return ['not an address.', 'Write a path that starts with "/", or a whole address.'];
    }
    const target = new URL(url, origin + address);
    if (target.protocol === 'javascript:') return ['runs code.', 'Use a button.'];
    if (target.origin !== origin) return undefined;
    const below = removeBase(decode(target.pathname), base);
    if (below === undefined) {
      return [
        `leaves the base path ${base}.`,
        'Put the base in front: withBase() of theme/lib/base in a component, addBase() of theme/config/routes in the build.',
      ];
    }
    const bare = cleanPath(below);
    if (isPage && bare !== below && url !== '') {
      return [`not the page's own address.`, `Write ${addBase(bare, base)} instead.`];
    }
    const found = this.#fileOf(below);
    const moved = found === undefined ? undefined : this.pages.get(found)?.movedTo;
    if (moved !== undefined) return ['the page has moved.', `Write ${moved} instead.`];
    if (found === undefined) {
      return ['nothing is there.', `Correct or remove it.${guess(below, this.#routes())}`];
    }
    return this.#anchorProblem(found, target.hash);
  }

  #fileOf(below: string): string | undefined {
    const name = below.slice(1);
    const candidates = below.endsWith('/') ? [`${name}index.html`] : [`${name}.html`, name];
    return candidates.find((file) => this.files.has(file));
  }

  #anchorProblem(file: string, hash: string): readonly [string, string] | undefined {
    const page = this.pages.get(file.replace(/\.md$/, '.html'));
    const id = idIn(hash.slice(1));
    if (!page || !id || page.ids.has(id)) return undefined;
    return [
      `${routeOfHtmlFile(file)} has no element with the id "${id}".`,
      insteadOf(id, page.ids),
    ];
  }

  checkPage(file: string, page: CrawledPage): void {
    if (page.movedTo !== undefined) return;
    const report = (message: string, remedy: string, words?: string) =>
      this.findings.push({ file, message, remedy, words });
    for (const [id, times] of page.ids) {
      if (times > 1) report(`${times} elements have the id "${id}".`, 'Give each its own id.', id);
    }
    for (const place of new Set(page.blocked)) {
      report(`${place}: the content security policy blocks it.`, INSTEAD_OF_BLOCKED);
    }
    if (page.h1 !== 1) {
      report(`${page.h1} first headings (h1).`, 'A page has exactly one: write one "# Heading".');
    }
    if (!page.hasTitle) report('No title.', 'Give the page a heading, or a title.');
    const own = this.options.origin + addBase(routeOfHtmlFile(file), this.options.base);
    if (page.canonical !== undefined && page.canonical !== own) {
      report(`Its canonical address is ${page.canonical}.`, `It must be ${own}.`);
    }
  }
}
