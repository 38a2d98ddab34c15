/** A check for `npm test`. Plugins have theirs in `checks.ts`, exported as `checks`. */
export interface Check {
  name: string;
  what: string;
  /** For the shell of any system. Commands of npm packages are in its path. */
  command: string;
  /** Checks that must pass first, if they run at all. */
  after?: readonly string[];
  /** Number of cores it uses. Default: one. */
  cores?: number;
  needsBrowser?: boolean;
  /** Whether it reads pages as files: `--changed` runs it if one of them has changed. */
  readsPages?: boolean;
  /** Whether it waits for all other checks without this flag. */
  last?: boolean;
}
