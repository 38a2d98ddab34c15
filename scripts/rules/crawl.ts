import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanPath } from '../../sw/clean-path';
import { addBase, decode, removeBase, routeOfHtmlFile } from '../../theme/config/routes';
import { INSTEAD_OF_BLOCKED } from '../host/policy';
import { filesIn } from '../lib/files';
import { guess } from '../lib/problems';
import { type CrawledPage, cssUrls, type Reference, readPage } from './crawled-page';
import { anchorRemedy, idIn } from './references';

export interface CrawlOptions {
  /** Folder of the built site. */
  dir: string;
  /** Base path of the site; starts and ends with a slash. */
  base: string;
  /** Origin of the public site. Absolute URLs with this origin are checked as well. */
  origin: string;
  /** Documents to ignore, without `.html`. */
  frames?: Readonly<Record<string, unknown>>;
}

/** A problem in a built file. */
export interface Finding {
  /** Path below the crawled folder. */
  file: string;
  message: string;
  remedy: string;
  /** The text to look for in the source of the page. */
  words?: string;
}

export interface CrawlResult {
  findings: Finding[];
  /** The pages by path below the crawled folder. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Number of addresses found, including those of other sites. */
  references: number;
}

/**
 * Follows every internal link of a built site: links, images, styles, scripts and anchors in pages, and addresses in
 * style sheets, manifest, sitemap, `llms.txt` and Markdown copies. Also checks that ids are unique, that each page has
 * a title, one h1 and its own canonical URL, and that its content security policy blocks nothing on it.
 */
export function crawlSite(options: CrawlOptions): CrawlResult {
  const { dir, frames = {} } = options;
  const files = filesIn(dir).filter((file) => !(file.replace(/\.html$/, '') in frames));
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

/** Returns the addresses in a file that is not a page: absolute URLs of this site, and URLs in CSS and the manifest. */
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
  /** Valid addresses. Relative addresses are prefixed with their file. */
  readonly #valid = new Set<string>();
  /** Problems already reported, so that a repeated address is reported once per file. */
  readonly #reported = new Set<string>();

  constructor(
    private readonly options: CrawlOptions,
    private readonly files: ReadonlySet<string>,
    private readonly pages: ReadonlyMap<string, CrawledPage>,
  ) {}

  #routes = () => [...this.pages.keys()].map(routeOfHtmlFile);

  follow(file: string, { url, place }: Reference): void {
    const key = url.startsWith('/') ? url : `${file} ${url}`;
    if (this.#valid.has(key)) return;
    const problem = this.#problemOf(file, url);
    if (!problem) {
      this.#valid.add(key);
      return;
    }
    const message = `${place}="${url}": ${problem[0]}`;
    if (this.#reported.has(`${file} ${message}`)) return;
    this.#reported.add(`${file} ${message}`);
    this.findings.push({ file, message, remedy: problem[1], words: url });
  }

  /** Returns message and remedy for a broken address; undefined if it resolves or belongs to another site. */
  #problemOf(file: string, url: string): readonly [string, string] | undefined {
    const { origin, base } = this.options;
    const isPage = file.endsWith('.html');
    const address = isPage ? addBase(routeOfHtmlFile(file), base) : base + file;
    if (!URL.canParse(url, origin + address)) {
      return ['not a valid URL.', 'Write a path that starts with "/", or an absolute URL.'];
    }
    const target = new URL(url, origin + address);
    if (target.protocol === 'javascript:') return ['runs code.', 'Use a button.'];
    if (target.origin !== origin) return undefined;
    const below = removeBase(decode(target.pathname), base);
    if (below === undefined) {
      return [
        `outside the base path ${base}.`,
        'Add the base path: with withBase() from theme/lib/base in a component, or addBase() from theme/config/routes in the build.',
      ];
    }
    const bare = cleanPath(below);
    if (isPage && bare !== below) {
      return ['not the clean URL of the page.', `Write ${addBase(bare, base)} instead.`];
    }
    const found = this.#fileOf(below);
    if (found === undefined) {
      return ['not found.', `Correct or remove it.${guess(below, this.#routes())}`];
    }
    const moved = this.pages.get(found)?.movedTo;
    if (moved !== undefined) return ['the page has moved.', `Write ${moved} instead.`];
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
      anchorRemedy(id, page.ids),
    ];
  }

  checkPage(file: string, page: CrawledPage): void {
    if (page.movedTo !== undefined) return;
    const report = (message: string, remedy: string, words?: string) =>
      this.findings.push({ file, message, remedy, words });
    for (const [id, times] of page.ids) {
      if (times > 1)
        report(`${times} elements have the id "${id}".`, 'Give each element its own id.', id);
    }
    for (const place of new Set(page.blocked)) {
      report(`${place} is blocked by the content security policy.`, INSTEAD_OF_BLOCKED);
    }
    if (page.h1 !== 1) {
      report(`${page.h1} h1 elements.`, 'Write exactly one "# Heading".');
    }
    if (!page.hasTitle) report('No title.', 'Give the page a heading, or a title.');
    const own = this.options.origin + addBase(routeOfHtmlFile(file), this.options.base);
    if (page.canonical !== undefined && page.canonical !== own) {
      report(`Its canonical URL is ${page.canonical}.`, `It must be ${own}.`);
    }
  }
}
