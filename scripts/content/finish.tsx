import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { HeadingLink } from '../../theme/content/HeadingLink/HeadingLink';
import { RowLink, TableBox } from '../../theme/content/Table/Table';
import { finishLinks } from './links';
import type { Page } from './page';
import { asChildren, toHast } from './to-hast';

/** Completes elements from any source, such as Markdown or components: headings, links, tables and checkboxes. */
export function finish(root: Root, page: Page, base: string): void {
  joinBadges(root);
  finishLinks(root, page, base);
  // The ids of rows are assigned after those of headings, so a row never changes the id of a heading.
  const slugger = new GithubSlugger();
  for (const { id } of page.headings) slugger.occurrences[id] = 0;
  const idFor = rowIds(slugger);
  let heading = 0;
  visit(root, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName) && !insideComponent(node)) {
      properties.id = page.headings[heading++]?.id;
      // The title may be a single name that does not fit on a phone.
      breakNames(node, tagName === 'h1' && !textOf(node).includes(' ') ? 0 : undefined);
      // The page title needs no link, because its address is that of the page.
      if (tagName !== 'h1') {
        const heading = textOf(node).trim();
        node.children.push(...toHast(<HeadingLink id={String(properties.id)} heading={heading} />));
      }
    }
    if (tagName === 'summary') breakNames(node);
    if (tagName === 'input' && properties.type === 'checkbox') {
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    }
    if (tagName === 'table' && parent && index !== undefined) {
      labelCells(node);
      linkRows(node, idFor);
      parent.children.splice(index, 1, ...toHast(<TableBox>{asChildren([node])}</TableBox>));
      return index + 1;
    }
    return undefined;
  });
}

/** Names up to this length fit on one line of every heading and table of contents, except in the page title. */
const SHORT_NAME = 20;

/**
 * Lets long names such as `withEntityResources` or `DEVTOOL_FEATURE_NAMES` wrap before a capital letter, after an
 * underscore and before a parameter. Short parts stay in one piece.
 *
 * @param short length up to which a part stays in one piece
 */
export function breakNames(tree: Element | Root, short = SHORT_NAME): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = value
      .replace(/\S+/g, (word) => (word.length > short ? withBreaks(word, short) : word))
      .split(BREAK);
    if (parts.length === 1 || !parent || index === undefined) return undefined;
    const nodes = parts.flatMap((part): ElementContent[] => [
      ...toHast(<wbr />),
      { type: 'text', value: part },
    ]);
    parent.children.splice(index, 1, ...nodes.slice(1));
    return index + nodes.length - 1;
  });
}

/** Positions where a name can wrap. */
const NAME_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=_)/g;

/** Zero-width space, which does not occur in text. */
const BREAK = '\u200B';

const withBreaks = (word: string, short: number): string =>
  word
    .split(/(?<=\w\()(?=\w)/)
    .map((part) => (part.length > short ? part.replace(NAME_BREAK, BREAK) : part))
    .join(BREAK);

/** Whether a heading comes from a component. These headings are not part of the outline of the page. */
const insideComponent = ({ position }: Element) => position === undefined;

/**
 * Wraps lines of badges in paragraphs, because MDX parses a line that contains only badges as separate blocks. Only a
 * status looks like a badge; the other facts are text and links.
 */
function joinBadges(root: Root): void {
  const result: Root['children'] = [];
  let line: ElementContent[] | undefined;
  for (const node of root.children) {
    if (node.type === 'element' && isBadge(node)) {
      if (line) line.push({ type: 'text', value: ' ' }, node);
      else {
        line = [node];
        const properties = { className: ['facts'] };
        result.push({ type: 'element', tagName: 'p', properties, children: line });
      }
      if ([node.properties.className].flat().join() === 'badge') node.properties = {};
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  root.children = result;
}

const isBadge = ({ properties }: Element) =>
  [properties.className].flat().join(' ').split(' ').includes('badge');

/** Titles of the first column in tables that explain one name per row. */
const NAME_COLUMN = /^(?:Field|Member|Method|Option|Parameter|Unnamed)/;

/** Titles of columns that explain the first column. */
const DESCRIPTION_COLUMN = /^(?:Description|Meaning)$/;

/**
 * Labels cells with the titles of their columns, because table rows become cards on phones
 * (`theme/content/Table/table.css`). The first cell is the title of the card and needs no label. Neither does an
 * explanation of it, such as the second of two columns.
 */
function labelCells(table: Element): void {
  const labels: string[] = [];
  let column = 0;
  visit(table, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'tr') column = 0;
    else if (tagName === 'th') labels.push(textOf(node));
    else if (tagName === 'td' && column++ > 0 && labels.length > 2 && textOf(node)) {
      const label = labels[column - 1] ?? '';
      if (!DESCRIPTION_COLUMN.test(label)) properties.dataLabel = label;
    }
  });
}

/**
 * Gives each row that explains a member, an option or a parameter an id, and makes its name a link to the row. A link
 * after the name, as in headings, would widen the narrow column.
 *
 * @param idFor returns a unique id for a name, or undefined if the page has already explained it
 */
function linkRows(
  table: Element,
  idFor: (name: string, shown: string) => string | undefined,
): void {
  let column: string | undefined;
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') column ??= textOf(node);
    const name = node.tagName === 'tr' && NAME_COLUMN.test(column ?? '') && nameOfRow(node);
    const id = name && idFor(name.text, textOf(name.code));
    if (!id) return;
    node.properties.id = id;
    const { cell, code } = name;
    const link = toHast(<RowLink id={id}>{asChildren([code])}</RowLink>);
    cell.children.splice(cell.children.indexOf(code), 1, ...link);
  });
}

/**
 * Creates a function that assigns ids to the rows of a page, one per name, because overloads repeat the same
 * parameters.
 */
function rowIds(slugger: GithubSlugger) {
  const explained = new Set<string>();
  return (name: string, shown: string) => {
    const known = shown.replace(/\?$/, '');
    if (explained.has(known)) return undefined;
    explained.add(known);
    return slugger.slug(name);
  };
}

/** The name that a row explains: the first code in its first cell, without syntax such as `?` or `(id)`. */
export function nameOfRow({ children }: Element) {
  const cell = children.find((child) => child.type === 'element');
  const code = cell?.children.find((child) => child.type === 'element');
  if (cell?.tagName !== 'td' || !(code?.tagName === 'code' || code?.properties.href))
    return undefined;
  const [, text] = NAME.exec(textOf(code)) ?? [];
  return text === undefined ? undefined : { text, cell, code };
}

/** `.name?`, `store.name`, `...name` or `name(id)`. */
const NAME = /^[\w$.]*?([\w$]+)\??(?:\(.*\))?$/;

/** How the two paragraphs of a guide start that say when to use its subject, and when not to. */
const ADVICE = [
  { start: /^Use /, className: ['callout', 'tip'] },
  { start: /^(?:Do not use|You do not need) /, className: ['callout', 'danger'] },
] as const;

/** Shows two consecutive paragraphs, `**Use it** …` and `**Do not use it** …`, side by side. */
export function placeAdvice(root: Root): void {
  const elements = root.children.filter((node) => node.type === 'element');
  const first = elements.findIndex(
    (element, index) => isAdvice(element, 0) && isAdvice(elements[index + 1], 1),
  );
  const pair = first < 0 ? [] : elements.slice(first, first + 2);
  const [start, end] = pair.map((element) => root.children.indexOf(element));
  if (start === undefined || end === undefined) return;
  for (const [index, element] of pair.entries()) {
    element.properties.className = [...(ADVICE[index]?.className ?? [])];
  }
  root.children.splice(start, end - start + 1, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['side-by-side'] },
    children: pair,
  });
}

function isAdvice(element: Element | undefined, index: 0 | 1): boolean {
  const [strong] = element?.children ?? [];
  if (element?.tagName !== 'p' || strong?.type !== 'element' || strong.tagName !== 'strong') {
    return false;
  }
  const [text] = strong.children;
  return text?.type === 'text' && ADVICE[index].start.test(text.value);
}
