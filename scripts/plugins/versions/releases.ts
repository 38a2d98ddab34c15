import { compareVersions } from '../../../theme/lib/versions';
import {
  lineOf,
  type Platform,
  type Release,
} from '../../../theme/plugins/versions/Upgrade/upgradeSteps';
import type { ChangeRow, History } from '../api';
import { triedWith } from './breaks';
import type { Recorded } from './collect/corpus';
import platforms from './platforms.json' with { type: 'json' };

/** A row of the changes page. */
export interface ReleaseChange {
  /** All releases that introduced it, including backports, oldest first. */
  versions: string[];
  /** Whether it repeats a row of a newer release line for an older one. */
  isBackport: boolean;
  /** Markdown. */
  text: string;
}

const PLATFORMS: Readonly<Record<string, Platform>> = platforms;

/** What belongs to the Angular of a release. */
function platformOf(release: Pick<Release, 'version' | 'peers'>): Platform {
  const platform = PLATFORMS[lineOf(release)];
  if (platform) return platform;
  throw new Error(`platforms.json lacks the Angular of ${release.version}. Run npm run api:data.`);
}

/** All versions, oldest first. The date is as in `2026-01-19`, if known. */
export const releasesOf = (
  { versions }: History,
  recorded: Pick<Recorded, 'sets'>,
): (Release & { date?: string })[] =>
  Object.entries(versions).map(([version, { date, peers, optionalPeers }]) => ({
    version,
    date,
    peers,
    ...(optionalPeers && { optionalPeers }),
    tried: triedWith(version, recorded),
    platform: platformOf({ version, peers }),
  }));

/** Combines the rows of changes that were backported with those of the backports. */
export function changesIn(rows: readonly ChangeRow[]): ReleaseChange[] {
  return rows.map((row) => {
    const related = rows.filter((other) => isBackportOf(other, row) || isBackportOf(row, other));
    const versions = new Set([row, ...related].flatMap((one) => one.versions));
    return {
      versions: [...versions].sort(compareVersions),
      isBackport: rows.some((other) => isBackportOf(row, other)),
      text: row.text,
    };
  });
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
