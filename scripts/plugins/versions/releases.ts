import { compareVersions } from '../../../theme/lib/versions';
import type {
  ChangeKind,
  Release,
  ReleaseChange,
} from '../../../theme/plugins/versions/Upgrade/compareVersions';
import { type ChangeRow, coversChange, type History } from '../api';

/** A change, and what the page says of it. */
export interface DescribedChange extends ReleaseChange {
  /** Markdown. */
  text: string;
}

/** A published version. */
export interface DatedRelease extends Release {
  /** As in `2026-01-19`, where it is known. */
  date?: string;
}

/** What all versions changed, in the order of the page of changes, and what each version needs. */
export interface Releases {
  /** Oldest first. */
  versions: DatedRelease[];
  changes: DescribedChange[];
}

/**
 * Puts together what the page of changes says of versions and what their declarations say.
 *
 * @param pageOf where a symbol has its page, and which extension it belongs to
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
      const lines = rows.filter((other) => repeats(other, row) || repeats(row, other));
      return {
        versions: [...new Set([row, ...lines].flatMap(({ versions }) => versions))].sort(
          compareVersions,
        ),
        kind: kindOf(row, symbols, history),
        symbols: symbols.flatMap((name, at): [string, string][] => {
          const { href } = pages[at] ?? {};
          return href ? [[name, href]] : [];
        }),
        extensions: [...new Set(pages.flatMap((page) => page?.extension ?? []))],
        isBackport: rows.some((other) => repeats(row, other)),
        text: row.text,
      };
    }),
  };
}

/** Whether a row says of an older line that it has what another row tells, "as in 20.3.0". */
function repeats(row: ChangeRow, other: ChangeRow): boolean {
  const [, source] = row.text.match(/\bas in (\d+\.\d+\.\d+)/i) ?? [];
  return (
    source !== undefined &&
    row !== other &&
    other.versions.includes(source) &&
    [...other.names].some((name) => row.names.has(name))
  );
}

function kindOf(
  row: ChangeRow,
  symbols: readonly string[],
  { symbols: known }: History,
): ChangeKind {
  const histories = symbols.flatMap((name) => known[name] ?? []);
  const happened = new Set(
    histories.flatMap(({ changes }) =>
      changes.filter((change) => coversChange(row, change)).map(({ kind }) => kind),
    ),
  );
  const isNew = histories.some(({ added }) => row.versions.some((one) => added.includes(one)));
  if (happened.has('deprecated')) return 'deprecated';
  if (happened.has('moved')) return 'moved';
  if (isNew) return 'added';
  return happened.has('changed') ? 'changed' : 'other';
}
