import type { Release } from './Upgrade/compareVersions';

/** Differences of older library versions, derived from the declarations of all versions. */
export interface VersionData {
  /** The newest release of each major version that readers can choose, oldest first. */
  versions: Release[];
  /** By route: the version that added the page's subject, if an older one lacks it. */
  pages: Record<string, string>;
  /** By route: members and options added later than the symbol, with their versions. */
  members: Record<string, Record<string, string>>;
  /** By route of a symbol's page: names of the declarations to show in older versions. */
  uses: Record<string, string[]>;
  /** Former texts of declarations, each with the last major version that has it; empty if there was none. */
  declarations: Record<string, [until: number, text: string][]>;
}
