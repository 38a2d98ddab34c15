import type { Release } from '../Upgrade/upgrade';

/** What older versions of the library do not have or have otherwise, from the declarations of all versions. */
export interface VersionData {
  /** The newest version of each major one that readers can choose, oldest first. */
  versions: Release[];
  /** By the route of a page: the version that brought what the page is about, where an older one lacks it. */
  pages: Record<string, string>;
  /** By the route of a page: members and options that came later than its symbol, with their versions. */
  members: Record<string, Record<string, string>>;
  /** By the route of a symbol's page: names of the declarations to show in older versions. */
  uses: Record<string, string[]>;
  /** The former texts of declarations, each with the newest major version that has it; empty where there was none. */
  declarations: Record<string, [until: number, text: string][]>;
}
