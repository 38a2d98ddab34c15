import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** Completes the tables and checkboxes of a page. */
export function finishTables(root: Root): void {
  // The ids of rows are assigned after those of headings, so a row never changes the id of a heading.
  const slugger = new GithubSlugger();
  visit(root, 'element', ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName)) slugger.occurrences[String(properties.id)] = 0;
  });
  const idFor = rowIds(slugger);
  visit(root, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'input' && properties.type === 'checkbox') {
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    }
    if (tagName === 'table') {
      labelCells(node);
      linkRows(node, idFor);
    }
  });
}

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
    cell.children[cell.children.indexOf(code)] = h('a', { href: `#${id}` }, [code]) as Element;
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
