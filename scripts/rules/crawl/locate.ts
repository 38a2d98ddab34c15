import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt, type Problem } from '../problems';
import { type Finding, routeOf } from './crawl';

export interface LocateOptions {
  /** Folder of the finished site. */
  dir: string;
  /** Path the site is served under; starts and ends with a slash. */
  base: string;
  /** Source file of a route, if it has one. */
  sourceOf(route: string): string | undefined;
  /** Folders to look in for addresses that the page itself does not name. */
  folders: readonly string[];
}

/** How often the same finding may stand on other pages before only their number is told. */
const SHOWN_PAGES = 1;

/**
 * Says of findings where their cause stands: in the page's source, else in the theme, else in the
 * finished file. Findings that many pages share (a link in the footer) become one problem.
 */
export function locate(findings: readonly Finding[], options: LocateOptions): Problem[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.message}\n${finding.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const shared = sharedPlace(first, group.length, options);
    if (shared) return [shared];
    return group.map((finding) => pagePlace(finding, options));
  });
}

function pagePlace({ file, url, message, remedy }: Finding, options: LocateOptions): Problem {
  const source = options.sourceOf(routeOf(file.replace(/\.md$/, '.html')));
  if (source === undefined) return { file: path.join(options.dir, file), message, remedy };
  const line = url === undefined ? undefined : lineOf(source, url, options.base);
  return { file: source, line, message, remedy };
}

/** Something on many pages comes from the theme; so does what the page's source does not hold. */
function sharedPlace(
  { file, url, message, remedy }: Finding,
  pages: number,
  options: LocateOptions,
): Problem | undefined {
  if (url === undefined || url === '') return undefined;
  const source = options.sourceOf(routeOf(file.replace(/\.md$/, '.html')));
  if (source && lineOf(source, url, options.base) !== undefined) return undefined;
  for (const candidate of options.folders.flatMap(sourcesIn)) {
    const line = lineOf(candidate, url, options.base, '["\'`]');
    if (line === undefined) continue;
    const others = pages > SHOWN_PAGES ? `, on ${pages} pages` : '';
    return { file: candidate, line, message: `${message} (seen in ${file}${others})`, remedy };
  }
  return undefined;
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

/**
 * The line that names an address, with or without the base and whatever the build adds to it.
 * @param before pattern of what must stand before the address
 */
function lineOf(file: string, url: string, base: string, before = ''): number | undefined {
  const text = readFileSync(file, 'utf8');
  const bare = url.startsWith(base) ? url.slice(base.length - 1) : url;
  const forms = [url, bare, bare.replace(/\.html(?=$|#)/, ''), bare.replace(/^.*#/, '#')];
  for (const form of forms) {
    if (form.length < 2) continue;
    const at = text.search(new RegExp(`${before}${escapePattern(form)}(?![\\w-])`));
    if (at !== -1) return lineAt(text, at);
  }
  return undefined;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
