/**
 * Runs the tests of the authors' workflow: `npm run e2e -- development`. The duration of a step is the time
 * that an author waits.
 */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../project';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  // One shared server, because a second one would slow down the first on two cores.
  workers: 1,
  timeout: 300_000,
  // Long enough for a busy machine.
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: true }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // The first page waits for the first compilation, which can take minutes on a busy machine.
    actionTimeout: 120_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS },
  },
});
