import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { API_ROUTE, docIdOf } from '../../../theme/config/docs';
import { TUTORIAL_STEPS } from '../../../theme/config/sidebars';
import { isType } from '../../../theme/plugins/search/tokens';
import type { IndexedSection, PageKind } from '../../../theme/plugins/search/types';
import { nameOfRow } from '../../content/finish';

/**
 * Elements that are not indexed: code and its compiler errors, table headers, which are the same everywhere, lists of
 * links, versions, and elements without text.
 */
const IGNORED_ELEMENTS = new Set([
  'script',
  'style',
  'pre',
  'samp',
  'small',
  'thead',
  'figcaption',
  'svg',
  'nav',
]);

/** Classes of elements that are not indexed. The facts below a title are on most pages. */
const IGNORED_CLASSES = new Set(['visually-hidden', 'badge', 'facts']);

/** Id of the section with links to guides on the page of a symbol. */
export const RELATED_PAGES = 'related-pages';

/**
 * Ignored sections of symbol pages: links, versions and code, which are not specific to the symbol, and store members,
 * which the guide explains.
 */
const IGNORED_IN_SYMBOLS = new Set([
  RELATED_PAGES,
  'history',
  'underlying-types',
  'what-it-adds-to-the-store',
]);

/** Table columns that are not prose. Types are indexed with the signatures. */
const IGNORED_COLUMNS = /^(?:Default|Since|Type|Kind and type)$/;

/**
 * Ignored sections of guides: versions and links, which are indexed elsewhere, and sections that every guide has and
 * nobody searches for.
 */
const IGNORED_IN_GUIDES = new Set([
  'status-and-availability',
  'api',
  'try-it',
  'what-it-saves-you',
  'related-pages',
]);

/** The list of known issues, which repeats the defects that the guides describe. */
const REPEATED = { route: '/docs/faq', id: 'known-issues' };

/** The page that demonstrates all Markdown elements. Its sections are only examples. */
const MARKDOWN_EXAMPLES = '/markdown-page';

const KIND_BY_FOLDER: Record<string, PageKind> = {
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

/** Returns the kind of a page, based on its route. */
export function pageKindOf(route: string): PageKind {
  if (!route.startsWith('/docs/')) return 'page';
  if (route !== API_ROUTE && !route.startsWith(`${API_ROUTE}/`)) return 'guide';
  return KIND_BY_FOLDER[route.slice(API_ROUTE.length + 1).split('/')[0] ?? ''] ?? 'page';
}

/** Returns whether a page is about a single API symbol. */
export const isSymbol = (kind: PageKind): boolean => kind !== 'guide' && kind !== 'page';

/** Returns the sections of a page: the introduction, and one for each h2 and h3. */
export function sectionsOf(root: Root, route: string): IndexedSection[] {
  const kind = pageKindOf(route);
  const isSymbolPage = isSymbol(kind);
  const first = { heading: '', id: '', text: '' };
  const sections: IndexedSection[] = [first];
  let current: IndexedSection = first;
  for (const node of root.children) current = collect(node, sections, current, isSymbolPage);
  // Lists of symbols repeat the symbol pages, and the tutorial repeats the guides.
  const isList = kind === 'page' && route.startsWith(API_ROUTE);
  if (isList || route === MARKDOWN_EXAMPLES || TUTORIAL_STEPS.includes(docIdOf(route) ?? ''))
    sections.splice(1);
  for (const section of sections) {
    if (route === REPEATED.route && section.id === REPEATED.id)
      section.text = firstSentence(section.text);
  }
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ id = '', text }, i) => i === 0 || !isSymbolPage || text || isType(id));
}

const firstSentence = (text: string) => text.replace(/(?<=\.)\s.*$/s, '');

const isTitle = (node: Nodes) => node.type === 'element' && node.tagName === 'h1';

const BLOCK =
  /^(?:address|aside|blockquote|br|dd|details|div|dl|dt|figure|h[1-6]|label|legend|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

/**
 * Collects the text of a node in reading order. Each h2 and h3 with an id starts a section. Each table row with an id
 * and each type that is not exported has its own section.
 *
 * @param current the section to add text to
 * @returns the section for the text after the node
 */
function collect(
  node: Nodes,
  sections: IndexedSection[],
  current: IndexedSection,
  isSymbolPage: boolean,
): IndexedSection {
  if (node.type === 'text') current.text += node.value;
  if (node.type !== 'element' || isTitle(node)) return current;
  const { tagName, properties } = node;
  const add = (heading: string, id: string): IndexedSection => {
    const section = { heading, id, text: '' };
    const ignored = isSymbolPage ? IGNORED_IN_SYMBOLS : IGNORED_IN_GUIDES;
    if (!ignored.has(id)) sections.push(section);
    return section;
  };
  if (tagName === 'pre' && isSymbolPage) {
    for (const [, id = '', name = ''] of htmlIn(node).matchAll(TYPE_ID)) add(name, id);
  }
  if (isIgnored(node)) return current;
  const id = String(properties.id ?? '');
  if (id && (tagName === 'h2' || tagName === 'h3')) {
    return add(textOf(node).replace(/\s+/g, ' ').trim(), id);
  }
  if (tagName === 'tr') {
    const row = id && sections.includes(current) ? nameOfRow(node) : undefined;
    const section = row ? add(row.text, id) : current;
    section.text += sentenceOf(node, row && textOf(row.code));
    return current;
  }
  let last = current;
  for (const child of node.children) last = collect(child, sections, last, isSymbolPage);
  if (BLOCK.test(tagName)) last.text += ' ';
  return last;
}

/**
 * Returns the text of a table row as a sentence: the first cell, a colon, and the other cells.
 *
 * @param name heading of the row's section, which is not repeated
 */
function sentenceOf(row: Element, name = ''): string {
  const texts = row.children
    .map((cell) => collect(cell, [], { heading: '', text: '' }, false).text)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const first = (texts[0] ?? '').replace(name, '').replace(/^[\s,]+/, '');
  const cells = [first, ...texts.slice(1)].filter(Boolean);
  const parts = cells.map((text, i) => {
    const mark = i === cells.length - 1 ? '.' : i === 0 ? ':' : ';';
    return /[.:;!?…]$/.test(text) ? text : text + mark;
  });
  return `${parts.join(' ')} `;
}

/** Matches the declaration of a type in highlighted code. */
const TYPE_ID = / id=(type-([\w-]+))/g;

/** Returns the content of a code block, which is already HTML. */
const htmlIn = (pre: Element) =>
  pre.children
    .flatMap((code) => (code.type === 'element' ? (code.children as Nodes[]) : []))
    .map((node) => (node.type === 'raw' ? node.value : ''))
    .join('');

const isIgnored = ({ tagName, properties }: Element) =>
  IGNORED_ELEMENTS.has(tagName) ||
  properties.ariaHidden === 'true' ||
  IGNORED_COLUMNS.test(String(properties.dataLabel)) ||
  [properties.className].flat().some((name) => IGNORED_CLASSES.has(String(name)));
