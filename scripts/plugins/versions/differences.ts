import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { Token } from '../../../theme/content/Code/codeHtml';
import { compareVersions, FIRST_MAJOR, majorOf } from '../../../theme/lib/versions';
import { codeElement } from '../../content/code';
import { codeDiff } from '../../content/code-files';
import { parseFenceMeta, takeMarks } from '../../content/fence';
import { type ChangeRow, coversChange, type History } from '../api';

/** Matches lines far from any change, which are left out because the page of the symbol shows them. */
const FOLDED_LINES = /(?:.* \/\/ \[!code fold\]\n?)+/g;

/** Adds to each row of the changes page how it changed declarations. Each difference is shown in only one row. */
export function addDifferences(root: Root, rows: readonly ChangeRow[], history: History): void {
  const shown = new Set<string>();
  const cells = changeCells(root);
  for (const [index, row] of rows.entries()) {
    const differences = differencesOf(row, history).filter(({ id }) => !shown.has(id));
    if (differences.length === 0) continue;
    const frames = differences.map(({ id, before, after }) => {
      shown.add(id);
      const value = codeDiff(before, after).replace(FOLDED_LINES, '…\n');
      const { code, marks } = takeMarks(value);
      const lines = code.split('\n').map((line): Token[] => [[line]]);
      return codeElement(lines, { lang: 'text', meta: parseFenceMeta(''), marks });
    });
    const names = [...new Set(differences.map(({ name }) => name))].join(', ');
    cells[index]?.children.push(h('details', h('summary', `Differences in ${names}`), ...frames));
  }
}

function differencesOf(row: ChangeRow, { symbols, declarations }: History) {
  const changes = [...row.names].flatMap((symbol) =>
    (symbols[symbol]?.changes ?? [])
      .filter((change) => majorOf(change.version) > FIRST_MAJOR && coversChange(row, change))
      .flatMap(({ version, of = [] }) =>
        of.filter((name) => name === symbol || !symbols[name]).map((name) => ({ name, version })),
      ),
  );
  return changes.flatMap(({ name, version }) => {
    const texts = declarations[name] ?? [];
    const at = texts.findLastIndex((text) => compareVersions(text.version, version) <= 0);
    const [before, after] = [texts[at - 1]?.text, texts[at]?.text];
    return before && after ? [{ id: `${name} ${version}`, name, before, after }] : [];
  });
}

function changeCells(root: Root): Element[] {
  const cells: Element[] = [];
  visit(root, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const all: Element[] = [];
    visit(table, 'element', (node) => {
      if (node.tagName === 'th' || node.tagName === 'td') all.push(node);
    });
    if (!all[0] || textOf(all[0]).trim() !== 'Version') return;
    cells.push(...all.filter(({ tagName }, at) => tagName === 'td' && at % 2 === 1));
  });
  return cells;
}
