import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { QUESTION } from '../../theme/content/Callout/callouts';
import { type ComponentNode, isComponent, propsOf } from './components';
import { nameOfRow } from './tables';

/** A part of a page that has an address: the text below a heading, a table row, or a type. */
export interface Section {
  /** Text of the heading, or name of the row or type. Empty for the text before the first heading. */
  heading: string;
  /** Empty for the top of the page. */
  id: string;
  /** Its text, without code. */
  text: string;
  /** Missing for a heading, and for the top of the page. */
  part?: 'row' | 'type';
}

/**
 * Elements without text of their own: code and its compiler errors, table headers, which are the same everywhere, lists
 * of links, and versions.
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

/** The facts below a title are on most pages. */
const IGNORED_CLASSES = new Set(['visually-hidden', 'badge', 'facts']);

/** Table columns that are not prose. */
const IGNORED_COLUMNS = /^(?:Default|Since|Type|Kind and type)$/;

/** Splits a page into the text before its first heading, and a section for each h2, h3, row with an id, and type. */
export function sectionsOf(root: Root): Section[] {
  const first = { heading: '', id: '', text: '' };
  const sections: Section[] = [first];
  let current: Section = first;
  for (const node of root.children) current = collect(node, sections, current);
  for (const section of sections) section.text = plain(section.text);
  return sections;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements that are blocks in every page. */
export const BLOCKS: ReadonlySet<string> = new Set(
  [
    'address aside blockquote dd details div dl dt figure h1 h2 h3 h4 h5 h6',
    'li ol p pre section summary table tbody td th thead tr ul',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that separate words, besides blocks. */
const SEPARATORS = ['br', 'label', 'legend'];

/**
 * Collects the text of a node in reading order.
 *
 * @param current the section to add text to
 * @returns the section for the text after the node
 */
function collect(node: Nodes, sections: Section[], current: Section): Section {
  if (node.type === 'text') current.text += node.value;
  if (isComponent(node)) return collectComponent(node, sections, current);
  if (node.type !== 'element' || node.tagName === 'h1') return current;
  const { tagName, properties } = node;
  const add = (heading: string, id: string, part?: Section['part']): Section => {
    const section = { heading, id, text: '', ...(part && { part }) };
    sections.push(section);
    return section;
  };
  if (tagName === 'pre') {
    const html = String(properties.html);
    for (const [, id = '', name = ''] of html.matchAll(TYPE_ID)) add(name, id, 'type');
  }
  if (isIgnored(node)) return current;
  const id = String(properties.id ?? '');
  if (id && (tagName === 'h2' || tagName === 'h3')) return add(plain(textOf(node)), id);
  if (tagName === 'tr') {
    const row = id ? nameOfRow(node) : undefined;
    const section = row ? add(row.text, id, 'row') : current;
    section.text += sentenceOf(node, row && textOf(row.code));
    return current;
  }
  let last = current;
  // The title of a callout.
  if (properties.title && properties.title !== QUESTION && tagName.startsWith('$'))
    last.text += `${properties.title} `.replaceAll('`', '');
  for (const child of node.children) last = collect(child, sections, last);
  if (BLOCKS.has(tagName) || SEPARATORS.includes(tagName)) last.text += ' ';
  return last;
}

/** The text of a component: its labels and its children. */
function collectComponent(node: ComponentNode, sections: Section[], current: Section): Section {
  if (node.name === 'Badge') return current;
  const { label, title } = propsOf(node);
  let last = current;
  last.text += ` ${[label, title, node.data?.text].filter(Boolean).join(' ')} `;
  for (const child of node.children as Nodes[]) last = collect(child, sections, last);
  last.text += ' ';
  return last;
}

/**
 * The text of a table row as a sentence: the first cell, a colon, and the other cells.
 *
 * @param name heading of the row's section, which is not repeated, nor is the label of a second name
 */
function sentenceOf(row: Element, name = ''): string {
  const texts = row.children
    .map((cell) => plain(collect(cell, [], { heading: '', id: '', text: '' }).text))
    .filter(Boolean);
  const first = (texts[0] ?? '').replace(name, '').replace(/^[\s,]*(?:named: )?/, '');
  const cells = [first, ...texts.slice(1)].filter(Boolean);
  const parts = cells.map((text, i) => {
    const mark = i === cells.length - 1 ? '.' : i === 0 ? ':' : ';';
    return /[.:;!?…]$/.test(text) ? text : text + mark;
  });
  return `${parts.join(' ')} `;
}

/** Matches the declaration of a type in highlighted code. */
const TYPE_ID = / id=(type-([\w-]+))/g;

const isIgnored = ({ tagName, properties }: Element) =>
  IGNORED_ELEMENTS.has(tagName) ||
  properties.ariaHidden === 'true' ||
  IGNORED_COLUMNS.test(String(properties.dataLabel)) ||
  [properties.className].flat().some((name) => IGNORED_CLASSES.has(String(name)));
