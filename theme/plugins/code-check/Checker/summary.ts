import { CHANGES_ROUTE } from '../../../config/pages';
import { majorOf } from '../../../lib/versions';
import { isIn } from '../check/presence';
import type { CheckData, KnownChange, Report } from '../check/types';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** The result in a sentence. */
export function statusOf({ findings, symbols, to }: Report, files: number): string {
  if (files === 0) return 'Nothing could be checked.';
  const where = `${files > 1 ? ` in ${files} files` : ''} for version ${to.version}`;
  if (findings.length > 0) return `${counted(findings.length, 'finding')}${where}.`;
  return symbols.length > 0 ? `Nothing found${where}.` : 'Nothing found.';
}

/** The address that compares the two versions, for the extensions that the code uses. */
export function compareLink({ from, to, symbols }: Report, data: CheckData): string | undefined {
  if (!from || data.versions.indexOf(from) >= data.versions.indexOf(to)) return undefined;
  const extensions = new Set(data.changes.flatMap((change) => change.extensions));
  const used = symbols.filter((name) => extensions.has(name));
  const use = used.length > 0 ? `&use=${used.join()}` : '';
  return `${CHANGES_ROUTE}?from=${from.version}&to=${majorOf(to.version)}${use}`;
}

/** The changed declarations that the code uses, and the symbols that the older version does not have. */
export function declarationChanges({ changes, symbols, from }: Report, data: CheckData) {
  const used = new Set(symbols);
  const before = from ? data.versions.indexOf(from) : -1;
  return {
    changes: changes
      .filter(({ kind }) => kind === 'changed')
      .map(
        (change): KnownChange => ({
          ...change,
          symbols: change.symbols.filter(([name]) => used.has(name)),
        }),
      ),
    added: new Set(symbols.filter((name) => !isIn(data.symbols[name]?.presence ?? [], before))),
  };
}
