/**
 * `npm run bench -- lighthouse`: audits one page of each kind on the built site with Lighthouse CI, as a
 * telephone would load it; `lighthouserc.json` holds the budgets.
 */
import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import config from '../lighthouserc.json' with { type: 'json' };
import { createHost } from './host/host';
import { findHeadlessShell } from './lib/browser';
import { inProject } from './lib/paths';

/**
 * How often a page is audited again, by itself, whose audit says that it is too slow: first because it shared the
 * machine with another one, then because a busy machine loses time in one run or another, a slow one in all.
 */
const RUNS_IN_DOUBT = [1, 5];

/** Folder in which Lighthouse CI leaves what it has found, and the file that says what was over its budget. */
const RESULTS = inProject('.lighthouseci');
const FAILED = path.join(RESULTS, 'assertion-results.json');

/** Address of a page that does nothing: its audit tells how fast the machine is. */
const NOTHING = '/lighthouse-reference';
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><title>Nothing</title><meta name="viewport" content="width=device-width"><p>Nothing';

/** What Lighthouse's benchmark gives on the telephone that it simulates, and at most slows down to. */
const TELEPHONE = { benchmark: 400, slowdown: 4 };

const lhci = inProject('node_modules/@lhci/cli/src/cli.js');

/** Runs one command of Lighthouse CI while the host goes on answering. Gives its exit code. */
function run(command: string, ...options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [lhci, command, '--config=lighthouserc.json', ...options],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findHeadlessShell() } },
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Audits pages one after the other, and keeps what is known of others. Gives an exit code. */
const collect = (pages: readonly string[], ...options: string[]): Promise<number> =>
  run('collect', '--additive', ...pages.map((url) => `--url=${url}`), ...options);

/** How much slower the telephone is than this machine as it is now: a slow or busy one is no slower telephone. */
async function slowdown(site: string): Promise<number> {
  await rm(RESULTS, { recursive: true, force: true });
  await collect([`${site}${NOTHING}`], '--settings.onlyCategories=performance');
  const report = (await readdir(RESULTS)).find((name) => /^lhr-.*\.json$/.test(name));
  if (!report) throw new Error('Lighthouse left no report of a page that does nothing.');
  const { environment }: { environment: { benchmarkIndex: number } } = JSON.parse(
    await readFile(path.join(RESULTS, report), 'utf8'),
  );
  const ratio = environment.benchmarkIndex / TELEPHONE.benchmark;
  return Math.min(Math.max(ratio, 1), TELEPHONE.slowdown);
}

/** Audits groups of pages side by side and holds them against their budgets. Gives an exit code. */
async function audit(
  groups: readonly string[][],
  runs: number,
  factor = TELEPHONE.slowdown,
): Promise<number> {
  // What an earlier audit found is of pages at a port that is closed.
  await rm(RESULTS, { recursive: true, force: true });
  const options = [
    `--numberOfRuns=${runs}`,
    `--settings.throttling.cpuSlowdownMultiplier=${factor}`,
  ];
  const collected = await Promise.all(groups.map((pages) => collect(pages, ...options)));
  const failed = collected.find((code) => code !== 0);
  if (failed) return failed;
  const [asserted] = await Promise.all([run('assert'), run('upload')]);
  console.log('The report is in .lighthouseci/report/');
  return asserted;
}

/** The pages that the last audit has found too slow and nothing else: what weighs too much does so again. */
async function pagesInDoubt(): Promise<string[]> {
  const results: { url: string; level: string; passed: boolean; auditProperty?: string }[] =
    JSON.parse(await readFile(FAILED, 'utf8').catch(() => '[]'));
  const failed = results.filter(({ level, passed }) => level === 'error' && !passed);
  const isDoubt = failed.every(({ auditProperty }) => auditProperty === 'performance');
  return isDoubt ? [...new Set(failed.map(({ url }) => url))] : [];
}

const host = await createHost({
  dir: inProject('dist'),
  port: 0,
  intercept: ({ url }, response) => {
    if (url === NOTHING) response.writeHead(200, { 'Content-Type': 'text/html' }).end(EMPTY_PAGE);
    return url === NOTHING;
  },
});
/** The same pages on the port that was free. */
const urls = config.ci.collect.url.map((url) => `${host.url}${new URL(url).pathname}`);

try {
  // An audit spends most of its time on waiting: each core can do one.
  const cores = Math.min(availableParallelism(), urls.length);
  const groups = Array.from({ length: cores }, (_, core) =>
    urls.filter((_url, index) => index % cores === core),
  );
  let code = await audit(groups, config.ci.collect.numberOfRuns);
  for (const runs of RUNS_IN_DOUBT) {
    const doubtful = code === 0 ? [] : await pagesInDoubt();
    if (doubtful.length === 0) break;
    console.log(`Too slow, and so audited again, ${runs} times: ${doubtful.join(' ')}`);
    code = await audit([doubtful], runs, runs > 1 ? await slowdown(host.url) : undefined);
  }
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await host.close();
}
