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

/** What a page is known by. */
export interface Names {
  /** `/docs/tutorial/load` */
  route: string;
  /** `tutorial/load` */
  id: string;
  /** What the files beside the page are called: `tutorial-load`. */
  name: string;
}

/** What a page is known by, from its route. */
export function namesOf(route: string): Names {
  const id = docIdOf(route) ?? '';
  return { route, id, name: id.replaceAll('/', '-') };
}

/** A page that gets another name. */
export interface Renaming {
  from: Names;
  to: Names;
  /** New paths of files and folders by their former ones, below the project. */
  files: ReadonlyMap<string, string>;
  /** Ids of the pages below it, which stay. */
  below: readonly string[];
}

/** A text with other names in it. */
export interface Rewritten {
  text: string;
  /** Where something was changed: lines of the former text, counted from 1. */
  lines: number[];
}

interface Edit extends Span {
  text: string;
}

/** Where any name between quotes is that of a page. */
const LISTS_PAGES = /^theme\/config\/(?:sidebars|tutorial)\.ts$/;
const CONFIGURATION = /^theme\/config\//;
const NOTES = /^docs\/_symbols\//;
const BESIDE_PAGES = /^docs\/_/;
const TESTS = /^e2e\//;
/** Where any name between quotes is that of a demo, or of the guide that shows it. */
const DEMO_TESTS = /^e2e\/demos\//;
const CODE = /^(?:e2e|scripts|docs\/_facts)\/.*\.ts$/;

/** Whether a name is found as such: a single word means other things as well. */
const isDistinct = (name: string) => /[-/]/.test(name);

/** Puts the new names of a page in place of the former ones, wherever it is certain that they are meant. */
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
      // In a regular expression, slashes are escaped.
      const isEscaped = found.includes('\\/');
      edits.push({ ...span, text: isEscaped ? replacement.replaceAll('/', '\\/') : replacement });
    }
  }
  return edited(text, edits);
}

type Rule = [pattern: RegExp, replacement: string];

/** Names of the page itself. */
function pageRules(file: string, { from, to, below }: Omit<Renaming, 'files'>): Rule[] {
  const addresses: Rule[] = [[routePattern(from.route), to.route]];
  if (TESTS.test(file)) addresses.push([relativePattern(from.route), to.route.slice(1)]);
  // Pages outside of the documentation have nothing else.
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

/** Where something outside of the pages names one. */
export function placesOf(route: string, file: string, text: string): Span[] {
  const names = namesOf(route);
  const rules = pageRules(file, { from: names, to: names, below: [] });
  return rules.flatMap(([pattern]) => spansOf(text, pattern)).sort((a, b) => a.start - b.start);
}

/** Names of what is called like the page. */
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
  // Nobody can tell which of them is meant, the page or its demo, where both were called alike and are no more.
  if (from.id === from.name && to.id !== to.name) return rules;
  for (const [word, other] of new Map([
    [from.name, to.name],
    [from.id, to.id],
  ])) {
    const isMeant = DEMO_TESTS.test(file) || (CODE.test(file) && isDistinct(word));
    if (isMeant) rules.push([quoted(word), other]);
  }
  return rules;
}

const isPage = (file: string) => /^docs\/[^_].*\.mdx?$/.test(file);

/** Paths of files and folders that move, and those from the page to the folders beside all pages. */
function fileRules(file: string, { files }: Renaming): Rule[] {
  const rules = [...files]
    .filter(([old]) => !(isUnitTest(file) && isPage(old)))
    .map(([old, moved]) => fileRule(old, moved));
  const depthOf = (path: string) => path.split('/').length - 2;
  const moved = files.get(file);
  if (moved && isPage(file) && depthOf(moved) !== depthOf(file)) {
    const way = /(?<=\b(?:file|before|changes)=")(?:\.\.\/)+(?=_)/g;
    rules.push([way, '../'.repeat(depthOf(moved))]);
  }
  return rules;
}

/** A path with and without the folder `docs`, and without the ending of code. */
function fileRule(old: string, moved: string): Rule {
  const ending = /(?:\.\w+)*$/.exec(old)?.[0] ?? '';
  const stem = (file: string) => file.slice('docs/'.length, file.length - ending.length);
  const after = /\.mdx?$/.test(ending) ? `(?=${pathPattern(ending)}(?!\\w))` : '(?![\\w-])';
  return [new RegExp(`(?<![\\w-])${pathPattern(stem(old))}${after}`, 'g'), stem(moved)];
}

/** A name between quotes that is none of a kind, and no label. */
const quoted = (name: string) =>
  new RegExp(`(?<=(?<!\\b(?:type|label|title): )(['"\`]))${escapePattern(name)}(?=\\1)`, 'g');

/**
 * Where a text that has been rewritten may still mean the page by its former name: lines, counted from 1.
 */
export function mentionsIn(file: string, text: string, { from, to, files }: Renaming): number[] {
  const whole = (word: string) =>
    spansOf(text, new RegExp(`(?<![\\w-])${pathPattern(word)}(?![\\w-])`, 'gi'));
  const spans = [...new Set([from.id, from.name])].flatMap((word) => {
    if (isDistinct(word)) return whole(word);
    return CODE.test(file) ? spansOf(text, quoted(word)) : [];
  });
  // Of what unit tests name, only the whole path of a file is certain to be one of the site.
  const found = isUnitTest(file) ? [...files.keys()].filter(isPage).flatMap(whole) : spans;
  const known = [to.id, to.name].flatMap(whole);
  return linesOf(
    text,
    found.filter(({ start, end }) => !known.some((one) => one.start <= start && end <= one.end)),
  );
}

/** A page with whole addresses in place of relative ones: those of the page that moves, and all that it has itself. */
export function withoutRelative(page: Page, { from, to }: Renaming): Rewritten {
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
  return edited(source, edits);
}

function edited(text: string, edits: Edit[]): Rewritten {
  let result = '';
  let end = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return { text: result + text.slice(end), lines: linesOf(text, edits) };
}

const linesOf = (text: string, spans: readonly Span[]): number[] =>
  [...new Set(spans.map(({ start }) => lineAt(text, start)))].sort((a, b) => a - b);
