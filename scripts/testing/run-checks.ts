/**
 * `npm test` runs all checks. `npm test -- lint unit` runs some of them, and `npm test -- --changed` runs those that
 * the changes since `main` affect, except checks in a browser. `npm test -- --machines` prints the checks for each
 * machine of a workflow, as JSON.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setUpBrowser } from './browser';
import { type Check, chooseChecks, MACHINES } from './checks';
import { SKIPPED } from './measure';

interface Result {
  what: string;
  outcome: 'passed' | 'FAILED' | 'skipped';
  seconds: number;
  output: string;
}

/**
 * Number of lines at the end of a failed check's output. They are repeated above the summary, so that they are easy to
 * find in a long log.
 */
const LAST_LINES = 30;

/** Playwright's list of tests that passed on a retry. */
const FLAKY = /^ +\d+ flaky\n(?<tests>(?: {4}.+\n?)+)/m;

const running = new Set<ChildProcess>();

/** Runs one check. Prints its output at the end, so that the output of parallel checks is not mixed. */
function run({ name, what, command }: Check): Promise<Result> {
  const started = performance.now();
  // In a separate process group, so that it can be stopped with all its children.
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
      const outcome = code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'FAILED';
      resolve({ what, outcome, seconds, output });
    });
  });
}

/**
 * Runs checks, as many in parallel as the machine has cores for, and one more, because checks also wait for disks,
 * processes and browsers.
 */
async function runAll(checks: readonly Check[]): Promise<Result[]> {
  const results = new Map<Check, Result>();
  const waiting = new Set(checks);
  const busy = new Map<Check, Promise<unknown>>();
  const slots = availableParallelism() + 1;
  const costOf = (check: Check) => Math.min(check.cores ?? 1, slots);
  const isReady = (check: Check) =>
    checks
      .filter(({ name }) => check.after?.includes(name))
      .every((other) => {
        const outcome = results.get(other)?.outcome;
        return outcome === 'passed' || outcome === 'skipped';
      });
  for (;;) {
    for (const check of waiting) {
      const used = [...busy.keys()].reduce((sum, one) => sum + costOf(one), 0);
      if (!isReady(check) || used + costOf(check) > slots) continue;
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

function printSummary(results: readonly Result[], notRun: number): void {
  const resultsOf = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome);
  const failures = resultsOf('FAILED');
  for (const { what, output } of failures) {
    console.log(`\nEnd of ${what}\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);
  }
  console.log('\nSummary');
  for (const { what, outcome, seconds, output } of results) {
    console.log(`  ${outcome.padEnd(7)}  ${what} (${seconds.toFixed(1)} s)`);
    if (outcome === 'skipped') console.log(`           ${output.split('\n').at(-1)}`);
    const tests = FLAKY.exec(output)?.groups?.tests;
    if (tests) console.log(`           passed on retry:\n${tests.trimEnd()}`);
  }
  if (notRun > 0) console.log(`  ${notRun} not run, because an earlier check failed`);
  console.log(`  ${(performance.now() / 1000).toFixed(0)} s in total`);
  console.log(
    `${resultsOf('passed').length} passed, ${failures.length} failed, ${resultsOf('skipped').length + notRun} skipped`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Suites that no check runs, because they need minutes or other browsers. */
const OTHERS = ['browsers', 'development'];

/** Lists the other suites that have not passed since the last commit to what they test. */
function printOtherSuites(): void {
  const log = ['log', '-1', '--format=%ct', '--', 'docs', 'e2e', 'scripts', 'sw', 'theme'];
  const changed = Number(spawnSync('git', log, { encoding: 'utf8' }).stdout) * 1000;
  for (const name of OTHERS) {
    const passed = statSync(`node_modules/.cache/suites/${name}`, { throwIfNoEntry: false });
    if (passed && passed.mtimeMs > changed) continue;
    console.log(`  not passed since the last change: npm run e2e -- ${name}`);
  }
}

async function runChosen(args: readonly string[]): Promise<void> {
  const checks = chooseChecks(args);
  // Sets up the browser before any slow check.
  if (checks.some(({ needsBrowser }) => needsBrowser)) setUpBrowser();
  const results = await runAll(checks);
  printSummary(results, checks.length - results.length);
  if (args.length === 0) printOtherSuites();
}

try {
  const args = process.argv.slice(2);
  if (args.includes('--machines')) console.log(JSON.stringify(MACHINES));
  else await runChosen(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
