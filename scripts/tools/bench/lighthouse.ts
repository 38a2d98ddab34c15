/**
 * `npm run bench -- lighthouse` audits the built site with Lighthouse CI, emulating a phone. First, it checks metrics
 * of one page of each kind that do not depend on the machine, such as bytes and layout shifts (`lighthouserc.json`).
 * Then, if this machine is fast and idle enough, it checks the performance score of one page
 * (`lighthouserc.score.json`). One is enough, because all pages start the same scripts.
 * `--limits` or `--score` runs only one of the two.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import limits from '../../../lighthouserc.json' with { type: 'json' };
import score from '../../../lighthouserc.score.json' with { type: 'json' };
import { createHost } from '../../host/host';
import { inProject } from '../../lib/paths';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../../testing/browser';
import { SKIPPED } from '../../testing/measure';

const { values: only } = parseArgs({
  options: { limits: { type: 'boolean' }, score: { type: 'boolean' } },
});

/** Folder where Lighthouse CI writes its reports. */
const RESULTS = inProject('.lighthouseci');

/** Lighthouse's benchmark index of the emulated phone, and the largest CPU slowdown used to emulate it. */
const PHONE = { benchmark: 400, slowdown: 4 };

/** Lighthouse warns about scores that are too low below this benchmark index. */
const MIN_BENCHMARK = 1000;

const LHCI = inProject('node_modules/@lhci/cli/src/cli.js');

const host = await createHost({ dir: inProject('dist'), port: 0 });

/** Runs a command of Lighthouse CI and returns its exit code. Asynchronous, because the host runs in this process. */
function run(command: string, config: string, ...options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [LHCI, command, `--config=${config}`, ...options], {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: findHeadlessShell() },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Audits a URL with a configuration, on the port of our host. */
const collect = (config: string, url: string, ...options: string[]): Promise<number> =>
  run(
    'collect',
    config,
    `--url=${host.url}${new URL(url).pathname}`,
    `--settings.chromeFlags=--disable-gpu ${CHROMIUM_FLAGS.join(' ')}`,
    ...options,
  );

/** Checks one page of each kind against the limits. Returns an exit code. */
async function checkLimits(): Promise<number> {
  const config = 'lighthouserc.json';
  await rm(RESULTS, { recursive: true, force: true });
  // In parallel, because an audit spends most of its time waiting.
  const audits = limits.ci.collect.url.map((url) => collect(config, url, '--additive'));
  const failed = (await Promise.all(audits)).find((code) => code !== 0);
  if (failed) return failed;
  const [asserted] = await Promise.all([run('assert', config), run('upload', config)]);
  return asserted;
}

/** Returns the speed of this machine, as measured by the last audit. */
async function readBenchmark(): Promise<number> {
  const name = (await readdir(RESULTS)).find((file) => /^lhr-.*\.json$/.test(file)) ?? '';
  return JSON.parse(await readFile(path.join(RESULTS, name), 'utf8')).environment.benchmarkIndex;
}

/** Returns whether two cores are idle. The page needs one; Lighthouse and the host need the other. */
async function hasIdleCores(): Promise<boolean> {
  const milliseconds = 500;
  const work = `const end = performance.now() + ${milliseconds}; while (performance.now() < end);`;
  const before = process.cpuUsage();
  await Promise.all([1, 2].map(() => once(new Worker(work, { eval: true }), 'exit')));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > 0.9 * 2 * milliseconds;
}

/** Returns whether times measured on this machine are reliable. On GitHub's runners, they are. */
async function canMeasureSpeed(benchmark = MIN_BENCHMARK): Promise<boolean> {
  if (process.env.GITHUB_ACTIONS) return true;
  const isSlow = benchmark < MIN_BENCHMARK;
  const can = !isSlow && (await hasIdleCores());
  if (!can) {
    console.log(`Skipped the performance score: this machine is too ${isSlow ? 'slow' : 'busy'}.`);
  }
  return can;
}

/** Checks the median performance score of a page. Returns an exit code. */
async function checkScore(): Promise<number> {
  const config = 'lighthouserc.score.json';
  const [url = ''] = score.ci.collect.url;
  const audit = (slowdown: number, runs: number) =>
    collect(
      config,
      url,
      `--settings.throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--numberOfRuns=${runs}`,
    );
  if (!(await canMeasureSpeed())) return SKIPPED;
  // The first audit only measures the machine.
  let failed = await audit(PHONE.slowdown, 1);
  if (failed) return failed;
  const benchmark = await readBenchmark();
  if (!(await canMeasureSpeed(benchmark))) return SKIPPED;
  const slowdown = Math.min(Math.max(benchmark / PHONE.benchmark, 1), PHONE.slowdown);
  failed = (await audit(slowdown, 3)) || (await run('assert', config));
  // Checks again, because the machine may have become busy.
  return failed && !(await canMeasureSpeed(benchmark)) ? SKIPPED : failed;
}

try {
  if (!only.score) process.exitCode = await checkLimits();
  if (!(only.limits || process.exitCode)) process.exitCode = await checkScore();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await host.close();
}
