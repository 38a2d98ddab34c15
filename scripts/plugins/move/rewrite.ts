import { docIdOf } from '../../../theme/config/docs';
import { isExternal, siteAddress } from '../../content/links';
import type { Page } from '../../content/page';
import { lineAt } from '../../lib/problems';
import {
  escapePattern,
  isUnitTest,
  pathPattern,
  relativePattern,
  routePattern,
  type Span,
  spansOf,
} from './mentions';

/** The identifiers of a page. */
export interface PageIds {
  /** `/docs/tutorial/load` */
  route: string;
  /** `tutorial/load` */
  id: string;
  /** The name of files that belong to the page: `tutorial-load`. */
  name: string;
}

/** Returns the identifiers of the page with this route. */
export function pageIdsOf(route: string): PageIds {
  const id = docIdOf(route) ?? '';
  return { route, id, name: id.replaceAll('/', '-') };
}

/** The renaming of a page. */
export interface Renaming {
  from: PageIds;
  to: PageIds;
  /** New paths of files and folders below the project, by old path. */
  files: ReadonlyMap<string, string>;
  /** Ids of the pages below it, which do not move. */
  below: readonly string[];
}

/** A text with replaced names. */
export interface Rewritten {
  text: string;
  /** The changed lines of the original text, counted from 1. */
  lines: number[];
}

interface Edit extends Span {
  text: string;
}

/** Matches files in which every quoted name is that of a page. */
const LISTS_PAGES = /^theme\/config\/(?:sidebars|tutorial)\.ts$/;
const CONFIGURATION = /^theme\/config\//;
const NOTES = /^docs\/_symbols\//;
const BESIDE_PAGES = /^docs\/_/;
const TESTS = /^e2e\//;
/** Matches files in which every quoted name is that of a demo, or of the guide that shows the demo. */
const DEMO_TESTS = /^e2e\/plugins\/demos\//;
const CODE = /^(?:e2e|scripts|docs\/_facts)\/.*\.ts$/;

/** Returns whether a name is unambiguous. A single word can also mean something else. */
const isDistinct = (name: string) => /[-/]/.test(name);

/** Replaces the names of a page wherever they certainly refer to it. */
export function rewrite(file: string, text: string, renaming: Renaming): Rewritten {
  const edits: Edit[] = [];
  const rules = [
    ...fileRules(file, renaming),
    ...(isUnitTest(file) ? [] : [...pageRules(file, renaming), ...nameRules(file, renaming)]),
  ];
  for (const [pattern, replacement] of rules) {
    for (const span of spansOf(text, pattern)) {
      if (edits.some((edit) => span.start < edit.end && edit.start < span.end)) continue;
      const found = text.slice(span.start, span.end);
      // Slashes are escaped in a regular expression.
      const isEscaped = found.includes('\\/');
      edits.push({ ...span, text: isEscaped ? replacement.replaceAll('/', '\\/') : replacement });
    }
  }
  return applyEdits(text, edits);
}

type Rule = [pattern: RegExp, replacement: string];

/** Rules for names of the page itself. */
function pageRules(file: string, { from, to, below }: Omit<Renaming, 'files'>): Rule[] {
  const addresses: Rule[] = [[routePattern(from.route), to.route]];
  if (TESTS.test(file)) addresses.push([relativePattern(from.route), to.route.slice(1)]);
  // Pages outside /docs only have an address.
  if (from.id === '') return addresses;
  const id = escapePattern(from.id);
  const others = below.map((other) => escapePattern(other.slice(from.id.length + 1))).join('|');
  const isOther = others && `(?!/(?:${others})/)`;
  const rules: Rule[] = [
    ...addresses,
    [new RegExp(`(?<=[#.]samples/)${id}${isOther}(?=/)`, 'g'), to.id],
    [new RegExp(`(?<=\\bsample\\b.*\\(['"])${id}(?=['"])`, 'g'), to.id],
  ];
  if (NOTES.test(file)) rules.push([new RegExp(`(?<=^guide: )${id}$`, 'gm'), to.id]);
  if (CONFIGURATION.test(file)) {
    rules.push([new RegExp(`(?<=docId: ['"])${id}(?=['"])`, 'g'), to.id]);
  }
  if (LISTS_PAGES.test(file)) rules.push([quoted(from.id), to.id]);
  return rules;
}

/** Returns the references to a page in another file. */
export function referencesTo(route: string, file: string, text: string): Span[] {
  const ids = pageIdsOf(route);
  const rules = pageRules(file, { from: ids, to: ids, below: [] });
  return rules.flatMap(([pattern]) => spansOf(text, pattern)).sort((a, b) => a.start - b.start);
}

/** Rules for names of files that belong to the page. */
function nameRules(file: string, { from, to }: Renaming): Rule[] {
  const name = escapePattern(from.name);
  const rules: Rule[] = [
    [new RegExp(`(?<=<Members of=")${name}(?=")`, 'g'), to.name],
    [new RegExp(`(?<=/demos/)${name}(?=\\.(?:txt|json)\\b)`, 'g'), to.name],
  ];
  if (BESIDE_PAGES.test(file)) {
    rules.push([new RegExp(`(?<=from '\\./)${name}(?=[/'])`, 'g'), to.name]);
  }
  if (TESTS.test(file)) {
    rules.push([
      new RegExp(`(?<![\\w.-])(?<![\\w.*]/)${name}(?=\\\\?\\.(?:ts|mdx?)\\b)`, 'g'),
      to.name,
    ]);
  }
  // If the page and its demo had the same name and get different ones, it is unclear which of them is meant.
  if (from.id === from.name && to.id !== to.name) return rules;
  for (const [word, other] of new Map([
    [from.name, to.name],
    [from.id, to.id],
  ])) {
    const isCertain = DEMO_TESTS.test(file) || (CODE.test(file) && isDistinct(word));
    if (isCertain) rules.push([quoted(word), other]);
  }
  return rules;
}

const isPage = (file: string) => /^docs\/[^_].*\.mdx?$/.test(file);

/** Returns rules for paths of moved files and folders, and for relative paths from the page to demos. */
function fileRules(file: string, { files }: Renaming): Rule[] {
  const rules = [...files]
    .filter(([old]) => !(isUnitTest(file) && isPage(old)))
    .map(([old, moved]) => fileRule(old, moved));
  const depthOf = (path: string) => path.split('/').length - 2;
  const moved = files.get(file);
  if (moved && isPage(file) && depthOf(moved) !== depthOf(file)) {
    const relative = /(?<=\b(?:file|before|changes)=")(?:\.\.\/)+(?=_)/g;
    rules.push([relative, '../'.repeat(depthOf(moved))]);
  }
  return rules;
}

/** Matches a path with or without the folder `docs`, and without the extension of code files. */
function fileRule(old: string, moved: string): Rule {
  const ending = /(?:\.\w+)*$/.exec(old)?.[0] ?? '';
  const stem = (file: string) => file.slice('docs/'.length, file.length - ending.length);
  const after = /\.mdx?$/.test(ending) ? `(?=${pathPattern(ending)}(?!\\w))` : '(?![\\w-])';
  return [new RegExp(`(?<![\\w-])${pathPattern(stem(old))}${after}`, 'g'), stem(moved)];
}

/** Matches a quoted name that is not the value of `type`, `label` or `title`. */
const quoted = (name: string) =>
  new RegExp(`(?<=(?<!\\b(?:type|label|title): )(['"\`]))${escapePattern(name)}(?=\\1)`, 'g');

/** Returns the lines of a rewritten text that may still refer to the page by its old name, counted from 1. */
export function mentionsIn(file: string, text: string, { from, to, files }: Renaming): number[] {
  const whole = (word: string) =>
    spansOf(text, new RegExp(`(?<![\\w-])${pathPattern(word)}(?![\\w-])`, 'gi'));
  const spans = [...new Set([from.id, from.name])].flatMap((word) => {
    if (isDistinct(word)) return whole(word);
    return CODE.test(file) ? spansOf(text, quoted(word)) : [];
  });
  // In unit tests, only complete file paths refer to pages of the site.
  const found = isUnitTest(file) ? [...files.keys()].filter(isPage).flatMap(whole) : spans;
  const replaced = [to.id, to.name].flatMap(whole);
  return lineNumbersOf(
    text,
    found.filter(({ start, end }) => !replaced.some((one) => one.start <= start && end <= one.end)),
  );
}

/**
 * Returns a page with absolute links instead of relative ones: links to the moved page, and all links in the moved
 * page.
 */
export function withAbsoluteLinks(page: Page, { from, to }: Renaming): Rewritten {
  const { source, references } = page;
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const edits: Edit[] = [];
  for (const { url, line } of references) {
    if (isExternal(url) || /^[/#]/.test(url)) continue;
    const address = siteAddress(url, page);
    const [route = ''] = address.split(/[?#]/);
    if (page.route !== from.route && route !== from.route) continue;
    const start = source.indexOf(url, Math.max(starts[line - 1] ?? 0, edits.at(-1)?.end ?? 0));
    if (start < 0) continue;
    const rest = address.slice(route.length);
    edits.push({
      start,
      end: start + url.length,
      text: (route === from.route ? to.route : route) + rest,
    });
  }
  return applyEdits(source, edits);
}

function applyEdits(text: string, edits: Edit[]): Rewritten {
  let result = '';
  let end = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return { text: result + text.slice(end), lines: lineNumbersOf(text, edits) };
}

const lineNumbersOf = (text: string, spans: readonly Span[]): number[] =>
  [...new Set(spans.map(({ start }) => lineAt(text, start)))].sort((a, b) => a - b);
