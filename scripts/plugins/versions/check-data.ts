import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { library } from '../../../theme/config/library';
import type { CheckData, LibrarySymbol } from '../../../theme/plugins/versions/check/code';
import { readOnce } from '../../content/parse';
import { existsIn, presenceOf, type Reference } from '../api';

/** The part of the reference that the check of code needs. */
interface CheckReference extends Pick<Reference, 'history' | 'changes'> {
  entries: readonly {
    symbol: { name: string; aliases: readonly string[]; specifier: string };
    note: { deprecated?: string };
    href: string;
  }[];
}

export function librarySymbols({
  history,
  changes,
  entries,
}: CheckReference): CheckData['symbols'] {
  const versions = Object.keys(history.versions);
  const symbols = Object.entries(history.symbols).map(([name, symbolHistory]) => {
    const presence: number[] = [];
    for (const [index, version] of versions.entries()) {
      const exists = existsIn(presenceOf(history, name), version);
      if (exists !== (presence.length % 2 === 1)) presence.push(index);
    }
    const entry = entries.find(({ symbol }) => symbol.name === name);
    const original = entries.find(({ symbol }) => symbol.aliases.includes(name))?.symbol.name;
    const subpath = entry?.symbol.specifier.slice(library.packageName.length + 1);
    const moved = symbolHistory.changes.find(({ kind }) => kind === 'moved')?.version;
    const instead = original
      ? `Use \`${original}\`, which is the same.`
      : entry?.note.deprecated?.split('\n\n')[0];
    const since = changes.find((row) => row.names.has(name) && /deprecated/.test(row.text))
      ?.versions[0];
    const symbol: LibrarySymbol = {
      presence,
      ...(entry && { href: entry.href }),
      ...(subpath && { entry: subpath }),
      ...(moved && { moved }),
      ...(instead && { instead, ...(since && { since }) }),
    };
    return [name, symbol];
  });
  return Object.fromEntries(symbols);
}

/** Reads which features must come after which others, from the tables with this column in a guide. */
export function orderIn(source: string): CheckData['order'] {
  const order: Record<string, CheckData['order'][string]> = {};
  const { tree, text } = readOnce(source);
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    if (
      head?.children.map((cell) => plainText(cell)).join() !== 'Feature,Must come after,Otherwise'
    )
      return;
    for (const { children } of rows) {
      const [features, needed, otherwise] = children;
      const after = featuresIn(needed);
      for (const name of after.length > 0 ? featuresIn(features) : []) {
        const { start, end } = otherwise?.position ?? {};
        const cell = text.slice(start?.offset, end?.offset);
        order[name] = { after, otherwise: cell.replace(/^[|\s]+|[|\s]+$/g, '') };
      }
    }
  });
  return order;
}

function featuresIn(cell: Nodes | undefined): string[] {
  const text = cell ? plainText(cell) : '';
  return [...text.matchAll(/\b(with\w+)\(/g)].map(([, name = '']) => name);
}
