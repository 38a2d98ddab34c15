/**
 * `npm test`: every check of the site. `npm test -- lint unit` runs some of them, `npm test -- --changed` what
 * the changes since `main` can break, except for what takes a browser.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Check } from './lib/check';
import { importFromPlugins } from './lib/plugin-files';
import { setUpBrowser } from './lib/set-up-browser';

/** Not `tsc`: two packages bring a command of that name, and npm installs either. */
const TSC = 'node node_modules/typescript-native/bin/tsc';

const OWN: Check[] = [
  // First, because the others wait for it: it also writes the API pages that they read.
  { name: 'build', what: 'build', command: 'npm run --silent build' },
  { name: 'types', what: 'types', command: `${TSC} && ${TSC} -p sw` },
  { name: 'lint', what: 'lint', command: 'biome check .' },
  // It reads nothing that the build makes, and keeps the core busy that a build leaves idle.
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

/** The checks of the site and of its plugins, in the order in which they are begun. */
async function readChecks(): Promise<Check[]> {
  const found = await importFromPlugins<{ checks: Check[] }>('checks.ts');
  const all = [...OWN, ...found.flatMap(({ checks }) => checks)];
  const first = all.filter(({ last }) => !last);
  // Others wait for them.
  const isAwaited = ({ name }: Check) => all.some(({ after }) => after?.includes(name));
  const names = first.map(({ name }) => name);
  return [
    ...OWN.filter((check) => first.includes(check)),
    ...first
      .filter((check) => !OWN.includes(check))
      .toSorted((a, b) => +isAwaited(b) - +isAwaited(a)),
    ...all.filter(({ last }) => last).map((check) => ({ ...check, after: names })),
  ];
}

interface Result {
  what: string;
  passed: boolean;
  seconds: number;
  printed: string;
}

/** Lines of a failed check that are repeated above the summary, where they are looked for in a long log. */
const LAST_LINES = 30;

/** Playwright's list of journeys that failed at first, and passed when they were tried again. */
const FLAKY = /^ +\d+ flaky\n(?<journeys>(?: {4}.+\n?)+)/m;

const running = new Set<ChildProcess>();

/** Runs one check; shows what it printed when it is done, so that checks side by side stay readable. */
function run({ name, what, command }: Check): Promise<Result> {
  const started = performance.now();
  // In a group of its own, so that it can be ended with all that it has started.
  const detached = process.platform !== 'win32';
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached });
  running.add(child);
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      const printed = Buffer.concat(output).toString().trimEnd();
      console.log(`\n=== ${what}: npm test -- ${name}\n${printed}`);
      resolve({ what, passed: code === 0, seconds, printed });
    });
  });
}

/** Runs checks, as many side by side as the machine has cores for. */
async function runAll(checks: readonly Check[]): Promise<Result[]> {
  const results = new Map<Check, Result>();
  const waiting = new Set(checks);
  const busy = new Map<Check, Promise<unknown>>();
  const cores = availableParallelism();
  const costOf = (check: Check) => Math.min(check.cores ?? 1, cores);
  const isDue = (check: Check) =>
    checks
      .filter(({ name }) => check.after?.includes(name))
      .every((other) => results.get(other)?.passed);
  for (;;) {
    for (const check of waiting) {
      const used = [...busy.keys()].reduce((sum, one) => sum + costOf(one), 0);
      if (!isDue(check) || used + costOf(check) > cores) continue;
      console.log(`Running ${check.what} …`);
      waiting.delete(check);
      const done = run(check).then((result) => {
        results.set(check, result);
        busy.delete(check);
      });
      busy.set(check, done);
    }
    if (busy.size === 0) return [...results.values()];
    await Promise.race(busy.values());
  }
}

/** Ends with everything that is under way. */
function stop(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  }
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

/** The checks of what has changed since the branch left `main`, committed or not. */
function checksOfChanges(all: readonly Check[]): Check[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const since = git('merge-base', 'main', 'HEAD');
  const files = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  const chosen = ['build', 'types', 'lint', 'unit'];
  // Pages are read as files: no module leads from them to what is said of them.
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

function chooseChecks(args: readonly string[], all: readonly Check[]): Check[] {
  if (args.includes('--changed')) return checksOfChanges(all);
  const names = all.map(({ name }) => name);
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no check ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  }
  return all.filter(({ name }) => args.length === 0 || args.includes(name));
}

function summarise(results: readonly Result[], skipped: number): void {
  const failures = results.filter(({ passed }) => !passed);
  for (const { what, printed } of failures) {
    console.log(`\nThe end of ${what}\n${printed.split('\n').slice(-LAST_LINES).join('\n')}`);
  }
  console.log('\nSummary');
  for (const { what, passed, seconds, printed } of results) {
    console.log(`  ${passed ? 'passed' : 'FAILED'}  ${what} (${seconds.toFixed(1)} s)`);
    const journeys = FLAKY.exec(printed)?.groups?.journeys;
    if (journeys) console.log(`          at the second try:\n${journeys.trimEnd()}`);
  }
  if (skipped > 0) console.log(`  ${skipped} not run, because an earlier check failed`);
  console.log(`  ${(performance.now() / 1000).toFixed(0)} s in all`);
  console.log(
    `${results.length - failures.length} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

try {
  const checks = chooseChecks(process.argv.slice(2), await readChecks());
  // Before anything slow.
  if (checks.some(({ needsBrowser }) => needsBrowser)) setUpBrowser();
  const results = await runAll(checks);
  summarise(results, checks.length - results.length);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
