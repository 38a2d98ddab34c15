import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { compareVersions, FIRST_MAJOR, majorOf } from '../../../theme/lib/versions';
import { codeDiff } from '../../content/code-files';
import { fenceOf } from '../../content/fence';
import { highlight } from '../../content/highlight';
import { codeFrame, readableFence } from '../../content/html';
import { type ChangeRow, coversChange, type History } from '../api';

/** Matches lines far from any change, which are left out because the page of the symbol shows them. */
const FOLDED_LINES = /(?:.* \/\/ \[!code fold\]\n?)+/g;

/** Adds to each row of the changes page how it changed declarations. Each difference is shown in only one row. */
export async function addDifferences(
  root: Root,
  rows: readonly ChangeRow[],
  history: History,
): Promise<void> {
  const shown = new Set<string>();
  const cells = changeCells(root);
  for (const [index, row] of rows.entries()) {
    const differences = differencesOf(row, history).filter(({ id }) => !shown.has(id));
    if (differences.length === 0) continue;
    const fences = differences.map(({ id, before, after }) => {
      shown.add(id);
      const value = codeDiff(before, after).replace(FOLDED_LINES, '…\n');
      return readableFence(fenceOf({ type: 'code', lang: 'text', value }));
    });
    const lines = await highlight(fences);
    const frames = fences.flatMap((fence, at) => codeFrame(fence, lines[at] ?? [], []));
    const names = [...new Set(differences.map(({ name }) => name))].join(', ');
    cells[index]?.children.push(h('details', h('summary', `Differences in ${names}`), ...frames));
  }
}

/** Returns the declarations that a row changed, in the versions that readers can choose. */
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

/** Returns the cells that describe a change, in the tables of versions. */
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
