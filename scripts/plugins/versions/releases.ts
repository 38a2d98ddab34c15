import { compareVersions } from '../../../theme/lib/versions';
import type {
  ChangeKind,
  Release,
  ReleaseChange,
} from '../../../theme/plugins/versions/Upgrade/compareVersions';
import { type ChangeRow, coversChange, type History } from '../api';

/** A change with its description on the changes page. */
export interface DescribedChange extends ReleaseChange {
  /** Markdown. */
  text: string;
}

/** A published version. */
export interface DatedRelease extends Release {
  /** As in `2026-01-19`, if known. */
  date?: string;
}

/** All versions, and all changes in the order of the changes page. */
export interface Releases {
  /** Oldest first. */
  versions: DatedRelease[];
  changes: DescribedChange[];
}

/**
 * Combines the rows on the changes page with the history of the declarations.
 *
 * @param pageOf returns the page of a symbol, and the extension that it belongs to
 */
export function releasesOf(
  history: History,
  rows: readonly ChangeRow[],
  pageOf: (symbol: string) => { href: string; extension: string } | undefined,
): Releases {
  return {
    versions: Object.entries(history.versions).map(([version, { date, peers, optionalPeers }]) => ({
      version,
      date,
      peers,
      ...(optionalPeers && { optionalPeers }),
    })),
    changes: rows.map((row) => {
      const symbols = [...row.names].filter((name) => Object.hasOwn(history.symbols, name));
      const pages = symbols.map(pageOf);
      const related = rows.filter((other) => isBackportOf(other, row) || isBackportOf(row, other));
      return {
        versions: [...new Set([row, ...related].flatMap(({ versions }) => versions))].sort(
          compareVersions,
        ),
        kind: changeKindOf(row, symbols, history),
        symbols: symbols.flatMap((name, i): [string, string][] => {
          const { href } = pages[i] ?? {};
          return href ? [[name, href]] : [];
        }),
        extensions: [...new Set(pages.flatMap((page) => page?.extension ?? []))],
        isBackport: rows.some((other) => isBackportOf(row, other)),
        text: row.text,
      };
    }),
  };
}

/** Returns whether a row backports the change of another row to an older major version: "as in 20.3.0". */
function isBackportOf(row: ChangeRow, other: ChangeRow): boolean {
  const [, source] = row.text.match(/\bas in (\d+\.\d+\.\d+)/i) ?? [];
  return (
    source !== undefined &&
    row !== other &&
    other.versions.includes(source) &&
    [...other.names].some((name) => row.names.has(name))
  );
}

function changeKindOf(
  row: ChangeRow,
  symbols: readonly string[],
  { symbols: historyOf }: History,
): ChangeKind {
  const histories = symbols.flatMap((name) => historyOf[name] ?? []);
  const kinds = new Set(
    histories.flatMap(({ changes }) =>
      changes.filter((change) => coversChange(row, change)).map(({ kind }) => kind),
    ),
  );
  const isNew = histories.some(({ added }) =>
    row.versions.some((version) => added.includes(version)),
  );
  if (kinds.has('deprecated')) return 'deprecated';
  if (kinds.has('moved')) return 'moved';
  if (isNew) return 'added';
  return kinds.has('changed') ? 'changed' : 'other';
}
