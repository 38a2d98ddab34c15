/** `npm run lighthouse`: audits the built site with Lighthouse CI; `lighthouserc.json` holds the budgets. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findChromium } from '../e2e/browser';
import config from '../lighthouserc.json' with { type: 'json' };
import { createHost } from './host/host';

const host = await createHost({ dir: path.resolve('dist'), port: 0 });
/** The same pages on the port that was free. */
const urls = config.ci.collect.url.map((url) => `${host.url}${new URL(url).pathname}`);

const lhci = path.resolve('node_modules/.bin/lhci');

/** Runs one command of Lighthouse CI while the host goes on answering. */
function run(command: string, ...options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(lhci, [command, '--config=lighthouserc.json', ...options], {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

try {
  const collected = await run('collect', ...urls.map((url) => `--url=${url}`));
  const asserted = collected === 0 ? await run('assert') : collected;
  if (collected === 0) await run('upload');
  console.log('The report is in .lighthouseci/report/');
  process.exitCode = asserted;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await host.close();
}
