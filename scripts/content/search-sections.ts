import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { API_ROUTE } from '../../theme/config/docs';
import type { IndexedSection, PageKind } from '../../theme/Search/types';

/** What is not worth finding: code, heads of tables (they say the same everywhere), what is not text. */
const NOT_SEARCHED = new Set(['script', 'style', 'pre', 'thead', 'figcaption', 'svg']);

/** Id of the section of a symbol's page that leads to guides. */
export const READ_ON = 'read-on';

/**
 * Of a symbol's page: sections of links and versions. Every such page has them, and their words tell nothing
 * about this symbol. The line of facts below the title is left out for the same reason.
 */
const SECTIONS_OF_SYMBOL = new Set([READ_ON, 'history']);

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
  const sections: IndexedSection[] = [{ heading: '', id: '', text: '' }];
  const blocks = root.children.filter((node) => node.type === 'element');
  const [facts] = ofSymbol ? blocks.slice(blocks.findIndex(isTitle) + 1) : [];
  for (const node of root.children) if (node !== facts) collect(node, sections);
  // Lists of all symbols say again what the symbols' own pages say.
  if (kind === 'page' && route.startsWith(API_ROUTE)) sections.splice(1);
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(
      ({ id = '', text }, at) => at === 0 || !ofSymbol || (text && !SECTIONS_OF_SYMBOL.has(id)),
    );
}

const isTitle = (node: Nodes) => node.type === 'element' && node.tagName === 'h1';

const BLOCK =
  /^(?:address|aside|blockquote|br|dd|details|div|dl|dt|figure|h[1-6]|label|legend|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

/** Walks through a node in reading order; each h2 and h3 with an id opens a section. */
function collect(node: Nodes, sections: IndexedSection[]): void {
  const current = sections.at(-1);
  if (node.type === 'text' && current) current.text += node.value;
  if (node.type !== 'element' || isTitle(node) || isLeftOut(node)) return;
  const { tagName, properties } = node;
  if ((tagName === 'h2' || tagName === 'h3') && properties.id) {
    const heading = textOf(node).replace(/\s+/g, ' ').trim();
    sections.push({ heading, id: String(properties.id), text: '' });
    return;
  }
  for (const child of node.children) collect(child, sections);
  const last = sections.at(-1);
  if (last && BLOCK.test(tagName)) last.text += ' ';
}

const isLeftOut = ({ tagName, properties }: Element) =>
  NOT_SEARCHED.has(tagName) ||
  properties.ariaHidden === 'true' ||
  [properties.className].flat().some((name) => name === 'visually-hidden' || name === 'badge');
