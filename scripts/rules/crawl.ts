import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { Parser } from 'htmlparser2';
import { cleanPath } from '../../sw/urls';
import { addBase, decode, htmlFileOf, removeBase, routeOfFile } from '../../theme/config/routes';
import { blockedBy, INSTEAD_OF_BLOCKED, INSTEAD_OF_LOADING, isBlocked } from '../host/policy';
import { filesIn } from '../lib/files';
import { guess, type Problem, placeAt, stopOn } from '../lib/problems';
import type { Site } from '../rspress/site';
import { anchorRemedy, idIn } from './references';

interface CrawlOptions {
  /** Folder of the built site. */
  dir: string;
  base: string;
  /** Absolute URLs with this origin are checked as well. */
  origin: string;
  /** Documents to ignore, without `.html`. */
  frames?: Readonly<Record<string, unknown>>;
  /** Sources that pages may load from besides the site, by directive of the content security policy. */
  sources?: Readonly<Record<string, string>>;
}

interface Finding {
  /** Path below the crawled folder. */
  file: string;
  message: string;
  remedy: string;
  /** The text to look for in the source of the page. */
  words?: string;
}

/**
 * Follows every internal link of a built site: links, images, styles, scripts and anchors in pages, and addresses in
 * style sheets, manifest, sitemap, `llms.txt` and Markdown copies. Also checks that ids are unique, that each page has
 * a title, one h1 and its own canonical URL, and that its content security policy blocks nothing on it.
 */
export function crawlSite(options: CrawlOptions) {
  const { dir, frames = {} } = options;
  const files = filesIn(dir).filter((file) => !(file.replace(/\.html$/, '') in frames));
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const pages = new Map<string, CrawledPage>();
  for (const file of files) if (file.endsWith('.html')) pages.set(file, readPage(read(file)));

  const site = new BuiltSite(options, new Set(files), pages);
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

/** The addresses in a file that is not a page: absolute URLs of this site, and URLs in CSS and the manifest. */
function referencesIn(file: string, read: () => string, origin: string): Reference[] {
  const urlsIn = (pattern: RegExp) => [...read().matchAll(pattern)].map(([, url = '']) => url);
  const at = (place: string) => (url: string) => ({ url, place });
  if (file.endsWith('.css')) return cssUrls(read()).map(at('url()'));
  if (file.endsWith('.webmanifest')) {
    return urlsIn(/"(?:src|url|start_url|scope)": ?"([^"]*)"/g).map(at('address'));
  }
  if (!/\.(?:md|txt|xml)$/.test(file)) return [];
  return urlsIn(new RegExp(`(${origin}/[^\\s()<>\\]\`"']*)`, 'g')).map(at('address'));
}

class BuiltSite {
  readonly findings: Finding[] = [];
  /** Valid addresses with their place. Relative addresses are prefixed with their file. */
  readonly #valid = new Set<string>();
  /** Problems already reported, so that a repeated address is reported once per file. */
  readonly #reported = new Set<string>();

  constructor(
    private readonly options: CrawlOptions,
    private readonly files: ReadonlySet<string>,
    private readonly pages: ReadonlyMap<string, CrawledPage>,
  ) {}

  #routes = () => [...this.pages.keys()].map(routeOfFile);

  follow(file: string, { url, place }: Reference): void {
    const key = `${place} ${url.startsWith('/') ? url : `${file} ${url}`}`;
    if (this.#valid.has(key)) return;
    const problem = this.#problemOf(file, url, place);
    if (!problem) {
      this.#valid.add(key);
      return;
    }
    const message = `${place}="${url}": ${problem[0]}`;
    if (this.#reported.has(`${file} ${message}`)) return;
    this.#reported.add(`${file} ${message}`);
    this.findings.push({ file, message, remedy: problem[1], words: url });
  }

  /** Message and remedy for a broken address; undefined if it resolves or belongs to another site. */
  #problemOf(file: string, url: string, place: string): readonly [string, string] | undefined {
    const { origin, base, sources } = this.options;
    const isPage = file.endsWith('.html');
    const address = isPage ? addBase(routeOfFile(file), base) : base + file;
    if (!URL.canParse(url, origin + address)) {
      return ['not a valid URL.', 'Write a path that starts with "/", or an absolute URL.'];
    }
    const target = new URL(url, origin + address);
    if (target.protocol === 'javascript:') return ['runs code.', 'Use a button.'];
    const isOwn = target.origin === origin;
    const directive = blockedBy(place.slice(1, -1), target, isOwn, sources);
    if (directive) {
      return [`blocked by ${directive} of the content security policy.`, INSTEAD_OF_LOADING];
    }
    if (!isOwn) return undefined;
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
    const targetFile = this.#fileOf(below);
    if (targetFile === undefined) {
      return ['not found.', `Correct or remove it.${guess(below, this.#routes())}`];
    }
    return this.#anchorProblem(targetFile, target.hash);
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
    return [`${routeOfFile(file)} has no element with the id "${id}".`, anchorRemedy(id, page.ids)];
  }

  checkPage(file: string, page: CrawledPage): void {
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
    const url = this.options.origin + addBase(routeOfFile(file), this.options.base);
    if (page.canonical !== undefined && page.canonical !== url) {
      report(`Its canonical URL is ${page.canonical}.`, `It must be ${url}.`);
    }
  }
}

/**
 * Crawls the built site at the end of a production build. It only reads assets of the compilations, but no files that
 * other plugins write in the same hook.
 *
 * @throws SiteProblems with the source position of each problem
 */
export function pluginCrawl(
  site: Pick<Site, 'pages'> & Partial<Pick<Site, 'policy'>>,
): RspressPlugin {
  return {
    name: 'site:crawl',
    async afterBuild(
      { outDir = 'doc_build', base = '/', siteOrigin: origin = 'http://localhost' },
      isProduction,
    ) {
      if (!isProduction) return;
      const dir = path.resolve(outDir);
      const { findings, pages, references } = crawlSite({ dir, base, origin, ...site.policy });
      const all = await site.pages.refresh();
      const problems = findings.map(({ words, ...finding }): Problem => {
        const page = all.find(({ route }) => htmlFileOf(route) === finding.file);
        if (!page) return { ...finding, file: path.join(dir, finding.file) };
        const { file, source } = page;
        // Sources contain addresses without the base path, and links to other pages may be relative.
        const written = [words, removeBase(words ?? '', base), /#.+/.exec(words ?? '')?.[0]];
        const at = written
          .map((address) => (address ? source.indexOf(address) : -1))
          .find((index) => index >= 0);
        return { ...finding, file, ...(at !== undefined && placeAt(source, at)) };
      });
      problems.push(...overwritten(path.join(site.pages.root, 'public'), dir));
      stopOn('The built site has problems', grouped(problems));
      console.log(`crawled ${pages.size} pages, ${references} addresses: no problems`);
    },
  };
}

/** Finds static files that the site has replaced with files of its own. */
const overwritten = (folder: string, dir: string): Problem[] =>
  (existsSync(folder) ? filesIn(folder) : [])
    .filter((name) => {
      const [written, built] = [folder, dir].map((root) => readFileSync(path.join(root, name)));
      return !(written && built?.equals(written));
    })
    .map((name) => ({
      file: path.join(folder, name),
      message: 'The build writes a file with the same name.',
      remedy: 'Delete it, and change what the build writes: see scripts/metadata/plugin.ts.',
    }));

/** Merges the same problem in several files, which usually comes from the theme. */
function grouped(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.message} ${problem.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (in ${others.length + 1} files)` };
  });
}

interface Reference {
  url: string;
  /** The element and attribute, such as `<a href>`. */
  place: string;
}

interface CrawledPage {
  references: Reference[];
  /** Ids on the page, with their number of occurrences. */
  ids: Map<string, number>;
  /** Inline styles and scripts that the content security policy blocks. */
  blocked: string[];
  h1: number;
  hasTitle: boolean;
  canonical?: string;
}

/** Attributes that contain an address. */
const URL_ATTRIBUTES = ['data', 'href', 'poster', 'src'];
/** Attributes that contain ids of elements in the static HTML. */
const ID_ATTRIBUTES = ['for', 'popovertarget'].concat(
  ['controls', 'describedby', 'details', 'labelledby', 'owns'].map((name) => `aria-${name}`),
);
/** Meta tags that contain an address. */
const URL_META: (string | undefined)[] = ['og:url', 'og:image'];

const cssUrls = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

function readPage(html: string): CrawledPage {
  const hasTitle = /<title>\s*[^<\s]/.test(html);
  const page: CrawledPage = { references: [], ids: new Map(), blocked: [], h1: 0, hasTitle };
  new Parser({ onopentag: (name, attributes) => collect(page, name, attributes) }).end(html);
  return page;
}

function collect(page: CrawledPage, name: string, attributes: Record<string, string>): void {
  const { id, property, content } = attributes;
  if (id !== undefined) page.ids.set(id, (page.ids.get(id) ?? 0) + 1);
  if (name === 'h1') page.h1++;
  if (attributes.rel === 'canonical') page.canonical = attributes.href;
  if (content && URL_META.includes(property)) {
    page.references.push({ url: content, place: `<meta ${property}>` });
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const place = `<${name} ${attribute}>`;
    if (URL_ATTRIBUTES.includes(attribute)) page.references.push({ url: value, place });
    if (ID_ATTRIBUTES.includes(attribute)) {
      for (const id of value.split(/\s+/)) page.references.push({ url: `#${id}`, place });
    }
    if (isBlocked(attribute)) page.blocked.push(place);
  }
  if (name === 'style') page.blocked.push('<style>');
}
