/** `npm run bench -- lighthouse`: audits the built site with Lighthouse CI; `lighthouserc.json` holds the budgets. */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import config from '../lighthouserc.json' with { type: 'json' };
import { createHost } from './host/host';
import { findChromium } from './lib/browser';

const host = await createHost({ dir: path.resolve('dist'), port: 0 });
/** The same pages on the port that was free. */
const urls = config.ci.collect.url.map((url) => `${host.url}${new URL(url).pathname}`);

/** How often a page is audited again whose first audits say that it is over its budget. */
const RUNS_IN_DOUBT = 5;

/** Where Lighthouse CI notes what was over its budget. */
const RESULTS = '.lighthouseci/assertion-results.json';

const lhci = path.resolve('node_modules/@lhci/cli/src/cli.js');

/** Runs one command of Lighthouse CI while the host goes on answering. */
function run(command: string, ...options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [lhci, command, '--config=lighthouserc.json', ...options],
      {
        stdio: 'inherit',
        env: { ...process.env, CHROME_PATH: findChromium() },
      },
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Audits pages and holds them against their budgets. Gives an exit code. */
async function audit(pages: readonly string[], ...options: string[]): Promise<number> {
  // Of an earlier audit, they would name pages at a port that is closed.
  await rm(RESULTS, { force: true });
  const collected = await run('collect', ...pages.map((url) => `--url=${url}`), ...options);
  if (collected !== 0) return collected;
  const asserted = await run('assert');
  await run('upload');
  console.log('The report is in .lighthouseci/report/');
  return asserted;
}

/** The pages that the last audit has found wanting. */
async function pagesOverBudget(): Promise<string[]> {
  const results: { url: string; level: string; passed: boolean }[] = JSON.parse(
    await readFile(RESULTS, 'utf8').catch(() => '[]'),
  );
  return [
    ...new Set(
      results.filter(({ level, passed }) => level === 'error' && !passed).map(({ url }) => url),
    ),
  ];
}

try {
  let code = await audit(urls);
  const doubtful = code === 0 ? [] : await pagesOverBudget();
  if (doubtful.length > 0) {
    // Milliseconds count four times on a telephone, and a machine that has other things to do loses
    // dozens of them in one run or another. What weighs too much does so again.
    console.log(`Over budget, and so audited ${RUNS_IN_DOUBT} times more: ${doubtful.join(' ')}`);
    code = await audit(doubtful, `--numberOfRuns=${RUNS_IN_DOUBT}`);
  }
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await host.close();
}
