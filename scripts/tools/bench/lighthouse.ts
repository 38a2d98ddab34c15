/**
 * `npm run bench -- lighthouse` audits the built site with Lighthouse CI, emulating a phone. First, it checks metrics
 * of one page of each kind that do not depend on the machine, such as bytes and layout shifts (`lighthouserc.json`).
 * Then, if this machine is fast and idle enough, it checks the performance score of one page
 * (`lighthouserc.score.json`). One is enough, because all pages start the same scripts.
 * `--limits` or `--score` runs only one of the two.
 */
import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
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

/** The exit code of a command of Lighthouse CI. Asynchronous, because the host runs in this process. */
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

/** Checks one page of each kind against the limits. */
async function checkLimits(): Promise<number> {
  const config = 'lighthouserc.json';
  await rm(RESULTS, { recursive: true, force: true });
  // In parallel, because an audit spends most of its time waiting.
  const audits = limits.ci.collect.url.map((url) => collect(config, url, '--additive'));
  const failed = (await Promise.all(audits)).find((code) => code !== 0);
  if (failed) return failed;
  await repeatFailedAudits(config);
  const [asserted] = await Promise.all([run('assert', config), run('upload', config)]);
  return asserted;
}

/** The parts of Lighthouse's reports that are read here. */
interface Report {
  file: string;
  requestedUrl: string;
  environment: { benchmarkIndex: number };
  audits: Record<string, { scoreDisplayMode: string }>;
}

/** Reads the reports of the last audits. */
async function readReports(): Promise<Report[]> {
  const names = (await readdir(RESULTS)).filter((name) => /^lhr-.*\.json$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(RESULTS, name);
      return { ...JSON.parse(await readFile(file, 'utf8')), file };
    }),
  );
}

/** On a busy machine, Chromium may lose the trace of a page (NO_NAVSTART). Such an audit judges nothing. */
async function repeatFailedAudits(config: string): Promise<void> {
  for (const { file, requestedUrl, audits } of await readReports()) {
    if (Object.values(audits).every(({ scoreDisplayMode }) => scoreDisplayMode !== 'error'))
      continue;
    await rm(file);
    await collect(config, requestedUrl, '--additive');
  }
}

/** The lowest speed of this machine in the last audits. */
const readBenchmark = async (): Promise<number> =>
  Math.min(...(await readReports()).map(({ environment }) => environment.benchmarkIndex));

/** Whether this machine is too slow or busy to measure times. GitHub's runners are not. */
function isTooSlow(benchmark: number): boolean {
  if (process.env.GITHUB_ACTIONS || benchmark >= MIN_BENCHMARK) return false;
  console.log('Skipped the performance score: this machine is too slow or busy.');
  return true;
}

/**
 * Checks the median performance score of a page, unless this machine is too slow or busy to emulate a phone: then
 * Lighthouse's own benchmark, which runs before each audit, is low.
 */
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
  // The first audit only measures the machine.
  let failed = await audit(PHONE.slowdown, 1);
  if (failed) return failed;
  const benchmark = await readBenchmark();
  if (isTooSlow(benchmark)) return SKIPPED;
  const slowdown = Math.min(Math.max(benchmark / PHONE.benchmark, 1), PHONE.slowdown);
  failed = (await audit(slowdown, 3)) || (await run('assert', config));
  // The machine may have become busy. Then the result says nothing, whichever it is.
  return isTooSlow(await readBenchmark()) ? SKIPPED : failed;
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
