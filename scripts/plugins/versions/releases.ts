import { compareVersions } from '../../../theme/lib/versions';
import type {
  ChangeKind,
  Release,
  ReleaseChange,
} from '../../../theme/plugins/versions/Upgrade/compareVersions';
import { type ChangeRow, coversChange, type History } from '../api';

/** All versions, oldest first, and all changes in the order of the changes page. */
export interface Releases {
  /** The date is as in `2026-01-19`, if known. */
  versions: (Release & { date?: string })[];
  /** The text is Markdown. */
  changes: (ReleaseChange & { text: string })[];
}

/** Combines the rows on the changes page with the history of the declarations. */
export function releasesOf(history: History, rows: readonly ChangeRow[]): Releases {
  return {
    versions: Object.entries(history.versions).map(([version, { date, peers, optionalPeers }]) => ({
      version,
      date,
      peers,
      ...(optionalPeers && { optionalPeers }),
    })),
    changes: rows.map((row) => {
      const related = rows.filter((other) => isBackportOf(other, row) || isBackportOf(row, other));
      const versions = new Set([row, ...related].flatMap((one) => one.versions));
      return {
        versions: [...versions].sort(compareVersions),
        kind: changeKindOf(row, history),
        isBackport: rows.some((other) => isBackportOf(row, other)),
        text: row.text,
      };
    }),
  };
}

/** Whether a row backports the change of another row to an older major version: "as in 20.3.0". */
function isBackportOf(row: ChangeRow, other: ChangeRow): boolean {
  const [, source] = row.text.match(/\bas in (\d+\.\d+\.\d+)/i) ?? [];
  return (
    source !== undefined &&
    row !== other &&
    other.versions.includes(source) &&
    [...other.names].some((name) => row.names.has(name))
  );
}

function changeKindOf(row: ChangeRow, { symbols }: History): ChangeKind {
  const histories = Object.keys(symbols).flatMap((name) =>
    row.names.has(name) ? (symbols[name] ?? []) : [],
  );
  const kinds = new Set(
    histories.flatMap(({ changes }) =>
      changes.filter((change) => coversChange(row, change)).map(({ kind }) => kind),
    ),
  );
  if (kinds.has('deprecated')) return 'deprecated';
  if (kinds.has('moved')) return 'moved';
  if (histories.some(({ added }) => row.versions.some((version) => added.includes(version))))
    return 'added';
  return kinds.has('changed') ? 'changed' : 'other';
}
