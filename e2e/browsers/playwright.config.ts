/** Runs the most common user flows in browsers other than Chromium: `npm run e2e -- browsers`. */
import { defineConfig } from '@playwright/test';
import type { Name } from './find';

/**
 * Returns the projects of a browser. If the browser is missing, its tests are skipped and the
 * run fails.
 */
const projectsOf = (name: Name) => [
  { name: `find ${name}`, testMatch: 'browsers/find.setup.ts', metadata: { name } },
  {
    name,
    testMatch: ['browsers/*.spec.ts', 'plugins/*/browsers.spec.ts'],
    dependencies: [`find ${name}`],
  },
];

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  projects: [...projectsOf('firefox'), ...projectsOf('webkit')],
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: { toPass: { timeout: 60_000 } },
  reporter: 'list',
});
