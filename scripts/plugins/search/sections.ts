import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { API_ROUTE } from '../../../theme/config/docs';
import { tutorialStepOf } from '../../../theme/config/tutorial';
import { isType } from '../../../theme/plugins/search/tokens';
import type { IndexedSection, PageKind } from '../../../theme/plugins/search/types';
import { nameOfRow } from '../../content/tables';

/**
 * What is not worth finding: code and the compiler's errors in it, heads of tables (they say the same everywhere),
 * lists of links to what other pages say, versions, what is not text.
 */
const NOT_SEARCHED = new Set([
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

/** Id of the section of a symbol's page that leads to guides. */
export const READ_ON = 'read-on';

/**
 * Of a symbol's page: sections of links, versions and code, whose words tell nothing about this symbol, and the
 * members of stores, which the guide explains. The line of facts below the title is left out for the same reason.
 */
const SECTIONS_OF_SYMBOL = new Set([
  READ_ON,
  'history',
  'types-behind-it',
  'what-it-adds-to-the-store',
]);

/** Columns of tables that say nothing in words: the signatures have their types. */
const NOT_IN_WORDS = /^(?:Default|Since|Type|Kind and type)$/;

/** Of a guide: sections of versions and links, which the pages of its symbols have. */
const SECTIONS_OF_GUIDE = new Set(['since-and-status', 'api']);

/** The page that shows its writers every element: its words are about nothing else. */
const EXAMPLES = '/markdown-page';

const KIND_BY_FOLDER: Record<string, PageKind> = {
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

/** What a page is, told by its route. */
export function kindOf(route: string): PageKind {
  if (!route.startsWith('/docs/')) return 'page';
  if (route !== API_ROUTE && !route.startsWith(`${API_ROUTE}/`)) return 'guide';
  return KIND_BY_FOLDER[route.slice(API_ROUTE.length + 1).split('/')[0] ?? ''] ?? 'page';
}

/** Whether a page is about one symbol of the API. */
export const isSymbol = (kind: PageKind): boolean => kind !== 'guide' && kind !== 'page';

/** The sections of a page: what stands before the first heading, and one for each h2 and h3. */
export function sectionsOf(root: Root, route: string): IndexedSection[] {
  const kind = kindOf(route);
  const ofSymbol = isSymbol(kind);
  const first = { heading: '', id: '', text: '' };
  const sections: IndexedSection[] = [first];
  const blocks = root.children.filter((node) => node.type === 'element');
  const [facts] = ofSymbol ? blocks.slice(blocks.findIndex(isTitle) + 1) : [];
  let open: IndexedSection = first;
  for (const node of root.children) {
    if (node !== facts) open = collect(node, sections, open, ofSymbol);
  }
  // Lists of all symbols say again what the symbols' own pages say, and the tutorial what the guides say.
  const isList = kind === 'page' && route.startsWith(API_ROUTE);
  if (isList || route === EXAMPLES || tutorialStepOf(route) >= 0) sections.splice(1);
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ id = '', text }, at) => at === 0 || !ofSymbol || text || isType(id));
}

const isTitle = (node: Nodes) => node.type === 'element' && node.tagName === 'h1';

const BLOCK =
  /^(?:address|aside|blockquote|br|dd|details|div|dl|dt|figure|h[1-6]|label|legend|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

/**
 * Walks through a node in reading order. Each h2 and h3 with an id opens a section; each row with one has a
 * section of its own, and so has each type that is not exported.
 *
 * @param open the section that text belongs to
 * @param ofSymbol whether the page is that of a symbol
 * @returns the one that text behind the node belongs to
 */
function collect(
  node: Nodes,
  sections: IndexedSection[],
  open: IndexedSection,
  ofSymbol: boolean,
): IndexedSection {
  if (node.type === 'text') open.text += node.value;
  if (node.type !== 'element' || isTitle(node)) return open;
  const { tagName, properties } = node;
  const add = (heading: string, id: string): IndexedSection => {
    const section = { heading, id, text: '' };
    if (!(ofSymbol ? SECTIONS_OF_SYMBOL : SECTIONS_OF_GUIDE).has(id)) sections.push(section);
    return section;
  };
  if (tagName === 'pre' && ofSymbol) {
    for (const [, id = '', name = ''] of htmlIn(node).matchAll(TYPE_ID)) add(name, id);
  }
  if (isLeftOut(node)) return open;
  const id = String(properties.id ?? '');
  if (id && (tagName === 'h2' || tagName === 'h3')) {
    return add(textOf(node).replace(/\s+/g, ' ').trim(), id);
  }
  if (tagName === 'tr') {
    const row = id && sections.includes(open) ? nameOfRow(node) : undefined;
    const own = row ? add(row.text, id) : open;
    own.text += sentenceOf(node, row && textOf(row.code));
    return open;
  }
  let last = open;
  for (const child of node.children) last = collect(child, sections, last, ofSymbol);
  if (BLOCK.test(tagName)) last.text += ' ';
  return last;
}

/**
 * A row as a sentence: what it is about, and what its other cells say of it.
 *
 * @param name what the row's section is called, which its text need not say again
 */
function sentenceOf(row: Element, name = ''): string {
  const texts = row.children
    .map((cell) => collect(cell, [], { heading: '', text: '' }, false).text)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const first = (texts[0] ?? '').replace(name, '').replace(/^[\s,]+/, '');
  const cells = [first, ...texts.slice(1)].filter(Boolean);
  const said = cells.map((text, at) => {
    const mark = at === cells.length - 1 ? '.' : at === 0 ? ':' : ';';
    return /[.:;!?…]$/.test(text) ? text : text + mark;
  });
  return `${said.join(' ')} `;
}

/** The declaration of a type in highlighted code. */
const TYPE_ID = / id="(type-([\w-]+))"/g;

/** What stands in a frame of code, which is HTML already. */
const htmlIn = (pre: Element) =>
  pre.children
    .flatMap((code) => (code.type === 'element' ? (code.children as Nodes[]) : []))
    .map((node) => (node.type === 'raw' ? node.value : ''))
    .join('');

const isLeftOut = ({ tagName, properties }: Element) =>
  NOT_SEARCHED.has(tagName) ||
  properties.ariaHidden === 'true' ||
  NOT_IN_WORDS.test(String(properties.dataLabel)) ||
  [properties.className].flat().some((name) => name === 'visually-hidden' || name === 'badge');
