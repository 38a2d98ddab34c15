/**
 * `npm run bench -- lighthouse`: audits the built site with Lighthouse CI, as a telephone would load it. First one
 * page of each kind by what is the same on all machines, such as bytes and shifts (`lighthouserc.json`). Then one
 * page by its speed, where this machine can judge that (`lighthouserc.score.json`): all pages start the same scripts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import limits from '../../../lighthouserc.json' with { type: 'json' };
import score from '../../../lighthouserc.score.json' with { type: 'json' };
import { createHost } from '../../host/host';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../../lib/browser';
import { inProject } from '../../lib/paths';

/** Folder in which Lighthouse CI leaves what it has found. */
const RESULTS = inProject('.lighthouseci');

/** What Lighthouse's benchmark gives on the telephone that it simulates, and at most slows down to. */
const TELEPHONE = { benchmark: 400, slowdown: 4 };

/** Below this benchmark, Lighthouse itself warns that its scores are too low. */
const SLOWEST_MACHINE = 1000;

const LHCI = inProject('node_modules/@lhci/cli/src/cli.js');

const host = await createHost({ dir: inProject('dist'), port: 0 });

/** Runs one command of Lighthouse CI while the host goes on answering. Gives its exit code. */
function run(command: string, config: string, ...options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [LHCI, command, `--config=${config}`, ...options], {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: findHeadlessShell() },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Audits a page of a configuration, which names it at a port that may not be free. */
const collect = (config: string, url: string, ...options: string[]): Promise<number> =>
  run(
    'collect',
    config,
    `--url=${host.url}${new URL(url).pathname}`,
    `--settings.chromeFlags=--disable-gpu ${CHROMIUM_FLAGS.join(' ')}`,
    ...options,
  );

/** Holds one page of each kind against its limits. Gives an exit code. */
async function checkLimits(): Promise<number> {
  const config = 'lighthouserc.json';
  await rm(RESULTS, { recursive: true, force: true });
  // An audit spends most of its time on waiting.
  const audits = limits.ci.collect.url.map((url) => collect(config, url, '--additive'));
  const failed = (await Promise.all(audits)).find((code) => code !== 0);
  if (failed) return failed;
  const [asserted] = await Promise.all([run('assert', config), run('upload', config)]);
  return asserted;
}

/** How fast this machine is, by the best of the benchmarks that Lighthouse has just made side by side. */
async function readBenchmark(): Promise<number> {
  const reports = (await readdir(RESULTS)).filter((name) => /^lhr-.*\.json$/.test(name));
  const benchmarks = reports.map(async (name) => {
    const report: { environment: { benchmarkIndex: number } } = JSON.parse(
      await readFile(path.join(RESULTS, name), 'utf8'),
    );
    return report.environment.benchmarkIndex;
  });
  return Math.max(...(await Promise.all(benchmarks)));
}

/** Whether two cores are idle: the page takes one, and what loads and measures it another. */
async function hasIdleCores(): Promise<boolean> {
  const milliseconds = 500;
  const work = `const end = performance.now() + ${milliseconds}; while (performance.now() < end);`;
  const before = process.cpuUsage();
  await Promise.all([1, 2].map(() => once(new Worker(work, { eval: true }), 'exit')));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > 0.9 * 2 * milliseconds;
}

/** Whether times that are measured here now say something about the site. GitHub's machines do. */
async function canJudgeSpeed(benchmark: number): Promise<boolean> {
  if (process.env.GITHUB_ACTIONS) return true;
  const isSlow = benchmark < SLOWEST_MACHINE;
  const can = !isSlow && (await hasIdleCores());
  if (!can) {
    console.log(
      `The performance score is not judged: this machine is too ${isSlow ? 'slow' : 'busy'} for it.`,
    );
  }
  return can;
}

/** Judges the speed of a page by the median of its scores. Gives an exit code. */
async function judgeSpeed(benchmark: number): Promise<number> {
  const config = 'lighthouserc.score.json';
  const [url = ''] = score.ci.collect.url;
  const slowdown = Math.min(Math.max(benchmark / TELEPHONE.benchmark, 1), TELEPHONE.slowdown);
  const option = `--settings.throttling.cpuSlowdownMultiplier=${slowdown}`;
  return (await collect(config, url, option)) || run('assert', config);
}

try {
  process.exitCode = await checkLimits();
  const benchmark = await readBenchmark();
  if (process.exitCode === 0 && (await canJudgeSpeed(benchmark))) {
    const code = await judgeSpeed(benchmark);
    // The machine may have become busy in between.
    if (code !== 0 && (await canJudgeSpeed(benchmark))) process.exitCode = code;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await host.close();
}
