/** Runs the most common user flows in browsers other than Chromium: `npm run e2e -- browsers`. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  testMatch: ['browsers/*.spec.ts', 'plugins/*/browsers.spec.ts'],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: { toPass: { timeout: 60_000 } },
  reporter: 'list',
});
