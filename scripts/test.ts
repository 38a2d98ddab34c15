/**
 * `npm test`: runs all checks. `npm test -- lint unit` runs some of them, and `npm test -- --changed` those that the
 * changes since `main` affect, except checks in a browser.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Check } from './lib/check';
import { importFromPlugins } from './lib/plugin-files';
import { setUpBrowser } from './testing/set-up-browser';

/** Not `tsc`: two packages have a command of that name, and npm may install either. */
const TSC = 'node node_modules/typescript-native/bin/tsc';

const CORE_CHECKS: Check[] = [
  // First, because others wait for it: it also generates the API pages that they read.
  { name: 'build', what: 'build', command: 'npm run --silent build' },
  { name: 'types', what: 'types', command: `${TSC} && ${TSC} -p sw` },
  { name: 'lint', what: 'lint', command: 'biome check .' },
  // Needs nothing from the build, so it uses a core that the build leaves idle.
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

/** The checks of the site and its plugins, in the order in which they start. */
async function readChecks(): Promise<Check[]> {
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

interface Result {
  what: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** Last lines of a failed check to repeat above the summary, so that they are easy to find in a long log. */
const LAST_LINES = 30;

/** Playwright's list of tests that passed on a retry. */
const FLAKY = /^ +\d+ flaky\n(?<tests>(?: {4}.+\n?)+)/m;

const running = new Set<ChildProcess>();

/** Runs one check. Prints its output at the end, so that the output of parallel checks is not mixed. */
function run({ name, what, command }: Check): Promise<Result> {
  const started = performance.now();
  // In its own process group, so that it can be stopped with all its children.
  const detached = process.platform !== 'win32';
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => chunks.push(part));
  child.stderr.on('data', (part: Buffer) => chunks.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      const output = Buffer.concat(chunks).toString().trimEnd();
      console.log(`\n=== ${what}: npm test -- ${name}\n${output}`);
      resolve({ what, passed: code === 0, seconds, output });
    });
  });
}

/** Runs checks, as many in parallel as the machine has cores for. */
async function runAll(checks: readonly Check[]): Promise<Result[]> {
  const results = new Map<Check, Result>();
  const waiting = new Set(checks);
  const busy = new Map<Check, Promise<unknown>>();
  const cores = availableParallelism();
  const costOf = (check: Check) => Math.min(check.cores ?? 1, cores);
  const isReady = (check: Check) =>
    checks
      .filter(({ name }) => check.after?.includes(name))
      .every((other) => results.get(other)?.passed);
  for (;;) {
    for (const check of waiting) {
      const used = [...busy.keys()].reduce((sum, one) => sum + costOf(one), 0);
      if (!isReady(check) || used + costOf(check) > cores) continue;
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

/** Stops all running checks and exits. */
function stop(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  }
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

/** The checks for changes since the branch left `main`, committed or not. */
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

function chooseChecks(args: readonly string[], all: readonly Check[]): Check[] {
  if (args.includes('--changed')) return checksOfChanges(all);
  const names = all.map(({ name }) => name);
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown check: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  }
  return all.filter(({ name }) => args.length === 0 || args.includes(name));
}

function printSummary(results: readonly Result[], skipped: number): void {
  const failures = results.filter(({ passed }) => !passed);
  for (const { what, output } of failures) {
    console.log(`\nEnd of ${what}\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);
  }
  console.log('\nSummary');
  for (const { what, passed, seconds, output } of results) {
    console.log(`  ${passed ? 'passed' : 'FAILED'}  ${what} (${seconds.toFixed(1)} s)`);
    const tests = FLAKY.exec(output)?.groups?.tests;
    if (tests) console.log(`          passed on retry:\n${tests.trimEnd()}`);
  }
  if (skipped > 0) console.log(`  ${skipped} not run, because an earlier check failed`);
  console.log(`  ${(performance.now() / 1000).toFixed(0)} s in total`);
  console.log(
    `${results.length - failures.length} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

try {
  const checks = chooseChecks(process.argv.slice(2), await readChecks());
  // Before any slow check.
  if (checks.some(({ needsBrowser }) => needsBrowser)) setUpBrowser();
  const results = await runAll(checks);
  printSummary(results, checks.length - results.length);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
