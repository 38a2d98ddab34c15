import { execFileSync } from 'node:child_process';

/** A check that `npm test` runs. */
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

/** Not `tsc`, because two packages have a command of that name, and npm may install either. */
const TSC = 'node node_modules/typescript-native/bin/tsc';

/** All checks, in the order in which they start. */
const ALL: readonly Check[] = [
  // Comes first, because other checks wait for it. It also generates the API pages that they read.
  { name: 'build', what: 'build', command: 'npm run --silent build' },
  { name: 'types', what: 'types', command: `${TSC} && ${TSC} -p sw` },
  { name: 'lint', what: 'lint', command: 'biome check .' },
  // Does not depend on the build, so it uses a core that the build leaves idle.
  { name: 'theme', what: 'unit tests of the theme', command: 'vitest run --project theme' },
  {
    name: 'builder',
    what: 'combinations of the store builder',
    command: 'tsx scripts/plugins/builder/try-combinations.ts',
  },
  {
    name: 'unit',
    what: 'other unit tests',
    command: 'vitest run --project !theme',
    after: ['build'],
  },
  {
    name: 'variants',
    what: 'build with every option of the theme',
    command: 'tsx scripts/plugins/offline/builds.ts',
    after: ['build'],
  },
  {
    name: 'samples',
    what: 'samples',
    command: 'npm run --silent samples',
    after: ['build'],
    readsPages: true,
  },
  {
    name: 'prose',
    what: 'prose',
    command: 'npm run --silent prose',
    after: ['build'],
    readsPages: true,
  },
  {
    name: 'sizes',
    what: 'sizes of the first load, of version marks and of the offline copy, and quality of the search',
    command: ['first-load', 'versions', 'offline --check', 'search-quality']
      .map((name) => `tsx scripts/tools/bench/cli.ts ${name}`)
      .join(' && '),
    after: ['build'],
  },
  {
    name: 'lighthouse',
    what: 'Lighthouse: limits',
    command: 'npm run --silent bench -- lighthouse --limits',
    after: ['build'],
    needsBrowser: true,
  },
  {
    name: 'e2e',
    what: 'end-to-end tests',
    command: 'npm run --silent e2e -- --retries 1',
    cores: 2,
    needsBrowser: true,
    last: true,
  },
  {
    name: 'e2e:options',
    what: 'options of the theme',
    command: 'npm run --silent e2e -- options --retries 1',
    cores: 2,
    needsBrowser: true,
    last: true,
  },
  {
    name: 'e2e:offline',
    what: 'deploys and offline reading',
    command: 'npm run --silent e2e -- offline --retries 1',
    cores: 2,
    needsBrowser: true,
    last: true,
  },
  {
    name: 'score',
    what: 'Lighthouse: performance score',
    command: 'npm run --silent bench -- lighthouse --score',
    // Nothing else may run, because this check measures times.
    cores: Number.POSITIVE_INFINITY,
    needsBrowser: true,
    last: true,
  },
];

const FIRST = ALL.filter(({ last }) => !last).map(({ name }) => name);

export const CHECKS: readonly Check[] = ALL.map((check) =>
  check.last ? { ...check, after: FIRST } : check,
);

/** The checks for each machine of a workflow that has already built the site. */
export const MACHINES: readonly string[] = [
  FIRST.filter((name) => name !== 'build').join(' '),
  ...ALL.filter(({ last }) => last).map(({ name }) => name),
];

/** The checks for changes since the branch left `main`, committed or not. */
function checksOfChanges(): Check[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const since = git('merge-base', 'main', 'HEAD');
  const files = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  const chosen = ['build', 'types', 'lint', 'unit'];
  // Facts do not import pages, so Vitest cannot know that they depend on them.
  const pagesChanged = /^docs\//m.test(files);
  const commands: Record<string, string> = {
    lint: `biome check --changed --since=${since} --no-errors-on-unmatched`,
    unit: `vitest run --changed ${since} --passWithNoTests`,
  };
  if (pagesChanged) commands.unit += ' && vitest run --project facts';
  return CHECKS.filter(
    ({ name, readsPages }) => chosen.includes(name) || (readsPages && pagesChanged),
  ).map((check) => ({ ...check, command: commands[check.name] ?? check.command }));
}

/**
 * The checks that the arguments of `npm test` name.
 * @throws {Error} for an unknown name
 */
export function chooseChecks(args: readonly string[]): readonly Check[] {
  if (args.includes('--changed')) return checksOfChanges();
  const names = CHECKS.map(({ name }) => name);
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown check: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  }
  return CHECKS.filter(({ name }) => args.length === 0 || args.includes(name));
}
