import type GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { RowLink } from '../../theme/content/Table/Table';
import { asChildren, toHast } from './to-hast';

/** What the first column is called in tables that explain one name in each row. */
const EXPLAINS_NAMES = /^(?:Field|Member|Method|Option|Parameter|Unnamed)/;

/** What columns are called whose cells say what the first one means. */
const MEANS = /^(?:Description|Meaning)$/;

/**
 * On phones, rows of tables are cards: a cell then says of which column it is (`theme/content/Table/table.css`).
 * Not the first, which is the card's title, nor what says what the first means, as the other of two does.
 */
export function labelCells(table: Element): void {
  const labels: string[] = [];
  let column = 0;
  visit(table, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'tr') column = 0;
    else if (tagName === 'th') labels.push(textOf(node));
    else if (tagName === 'td' && column++ > 0 && labels.length > 2 && textOf(node)) {
      const label = labels[column - 1] ?? '';
      if (!MEANS.test(label)) properties.dataLabel = label;
    }
  });
}

/**
 * Gives each row that explains a member, an option or a parameter an address, and makes its name the link to it:
 * a sign of its own, as behind headings, would widen the narrow column of names.
 *
 * @param idFor makes an id of a name, one that is free on the page; none where the page has explained the name as shown
 */
export function addressRows(
  table: Element,
  idFor: (name: string, shown: string) => string | undefined,
): void {
  let column: string | undefined;
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') column ??= textOf(node);
    const name = node.tagName === 'tr' && EXPLAINS_NAMES.test(column ?? '') && nameOfRow(node);
    const id = name && idFor(name.text, textOf(name.code));
    if (!id) return;
    node.properties.id = id;
    const { cell, code } = name;
    const link = toHast(<RowLink id={id}>{asChildren([code])}</RowLink>);
    cell.children.splice(cell.children.indexOf(code), 1, ...link);
  });
}

/** Makes ids for the rows of a page, one for each name: overloads explain the same parameters again. */
export function rowIds(slugger: GithubSlugger) {
  const explained = new Set<string>();
  return (name: string, shown: string) => {
    const known = shown.replace(/\?$/, '');
    if (explained.has(known)) return undefined;
    explained.add(known);
    return slugger.slug(name);
  };
}

/** The name that a row is about: the first code of its first cell, without what shows how it is used. */
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
