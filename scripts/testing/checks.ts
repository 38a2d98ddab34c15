import { execFileSync } from 'node:child_process';
import { importFromPlugins } from '../lib/plugin-files';
import type { Check } from './check';

/** Not `tsc`, because two packages have a command of that name, and npm may install either. */
const TSC = 'node node_modules/typescript-native/bin/tsc';

const CORE_CHECKS: Check[] = [
  // Comes first, because other checks wait for it. It also generates the API pages that they read.
  { name: 'build', what: 'build', command: 'npm run --silent build' },
  { name: 'types', what: 'types', command: `${TSC} && ${TSC} -p sw` },
  { name: 'lint', what: 'lint', command: 'biome check .' },
  // Does not depend on the build, so it uses a core that the build leaves idle.
  { name: 'theme', what: 'unit tests of the theme', command: 'vitest run --project theme' },
  {
    name: 'unit',
    what: 'other unit tests',
    command: 'vitest run --project !theme',
    after: ['build'],
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
];

/** Returns the checks of the site and its plugins, in the order in which they start. */
export async function readChecks(): Promise<Check[]> {
  const found = await importFromPlugins<{ checks: Check[] }>('checks.ts');
  const all = [...CORE_CHECKS, ...found.flatMap(({ checks }) => checks)];
  const first = all.filter(({ last }) => !last);
  // Checks that others wait for start early.
  const isAwaited = ({ name }: Check) => all.some(({ after }) => after?.includes(name));
  const names = first.map(({ name }) => name);
  return [
    ...CORE_CHECKS.filter((check) => first.includes(check)),
    ...first
      .filter((check) => !CORE_CHECKS.includes(check))
      .toSorted((a, b) => +isAwaited(b) - +isAwaited(a)),
    ...all.filter(({ last }) => last).map((check) => ({ ...check, after: names })),
  ];
}

/** Returns the checks for changes since the branch left `main`, committed or not. */
function checksOfChanges(all: readonly Check[]): Check[] {
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
  return all
    .filter(({ name, readsPages }) => chosen.includes(name) || (readsPages && pagesChanged))
    .map((check) => ({ ...check, command: commands[check.name] ?? check.command }));
}

/**
 * Returns the checks that the arguments of `npm test` name.
 * @throws {Error} for an unknown name
 */
export function chooseChecks(args: readonly string[], all: readonly Check[]): Check[] {
  if (args.includes('--changed')) return checksOfChanges(all);
  const names = all.map(({ name }) => name);
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown check: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  }
  return all.filter(({ name }) => args.length === 0 || args.includes(name));
}
