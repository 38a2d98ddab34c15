import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './project';

// Chromium itself crashes, in about one of ten to fifteen tries, when a worker is stopped whose requests
// are being watched. No test looks at a worker's requests: the host knows them.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      // Whole paths are compared: the clone itself may lie below a folder called offline.
      testIgnore: /[\\/]e2e[\\/]offline[\\/]/,
      use: { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS } },
    },
    { name: 'offline builds', testMatch: 'offline/builds.setup.ts' },
    {
      name: 'offline',
      testMatch: 'offline/*.spec.ts',
      dependencies: ['offline builds'],
      // A whole copy of the site is downloaded first.
      timeout: 90_000,
      use: {
        serviceWorkers: 'allow',
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
      },
    },
  ],
  outputDir: '../test-results',
  globalSetup: './serve.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: process.env.CI
    ? [['list']]
    : [['dot'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    // The worker has tests of its own; elsewhere it would answer instead of the host.
    serviceWorkers: 'block',
  },
});
