/**
 * Runs the end-to-end tests on the built site (`npm run e2e`), or another suite (`npm run e2e -- offline`).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SITE = ['--config', 'e2e/playwright.config.ts', '--project=site', '--project=pictures'];

/** Playwright's arguments for the other suites. */
const SUITES: Record<string, readonly string[]> = {
  pictures: ['--config', 'e2e/playwright.config.ts', '--project=pictures'],
  options: ['--config', 'e2e/options.config.ts'],
  offline: ['--config', 'e2e/playwright.config.ts', '--project=offline'],
  development: ['--config', 'e2e/development/playwright.config.ts'],
  browsers: ['--config', 'e2e/browsers/playwright.config.ts'],
};

const [first = '', ...rest] = process.argv.slice(2);
const suite = SUITES[first];
// Passes all other arguments to Playwright: npm run e2e -- offline --grep "a new version"
const args = suite ? [...suite, ...rest] : [...SITE, ...process.argv.slice(2)];
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;

// `npm test` lists the suites that it does not run and that have not passed since the last change.
if (status === 0 && suite && rest.every((option) => option.startsWith('--reporter'))) {
  mkdirSync('node_modules/.cache/suites', { recursive: true });
  writeFileSync(`node_modules/.cache/suites/${first}`, '');
}
