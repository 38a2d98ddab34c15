/** A check that `npm test` runs. Plugins export theirs as `checks` from `checks.ts`. */
export interface Check {
  name: string;
  what: string;
  /** A command that works in the shell of any system. Commands of npm packages are in its path. */
  command: string;
  /** Checks that must pass first if they run at all. */
  after?: readonly string[];
  /** Number of cores that the check uses. Default: one. */
  cores?: number;
  needsBrowser?: boolean;
  /** Whether the check reads pages as files. If so, `--changed` runs it when a page has changed. */
  readsPages?: boolean;
  /** Whether the check waits for all other checks without this flag. */
  last?: boolean;
}
