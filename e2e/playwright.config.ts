import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from './project';

// Chromium crashes, in about one of ten to fifteen runs, when a worker is stopped while its requests are observed.
// No test needs that: the host knows the requests.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';

/** Makes any recent Chromium on any Linux render the same. */
const SAME_EVERYWHERE = {
  args: [
    ...CHROMIUM_FLAGS,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  env: {
    ...process.env,
    FONTCONFIG_FILE: path.join(import.meta.dirname, 'pictures/fonts.conf'),
  } as Record<string, string>,
};

export default defineConfig({
  testDir: '.',
  // Waiting takes milliseconds, but a busy machine may take seconds.
  timeout: 240_000,
  expect: {
    timeout: 40_000,
    // Tolerates antialiasing, which varies by one of 255 levels at round corners.
    toHaveScreenshot: { threshold: 0.01 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Screenshots are only updated on purpose.
  updateSnapshots: 'none',
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      // Matches complete paths, as the clone may be below a folder called offline.
      testIgnore:
        /[\\/]e2e[\\/](?:browsers|development|options|pictures|plugins[\\/](?:offline|[\w-]+[\\/]offline\.spec\.ts$))/,
      use: { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS } },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      use: { launchOptions: { executablePath: findHeadlessShell(), ...SAME_EVERYWHERE } },
    },
    { name: 'offline builds', testMatch: 'plugins/offline/builds.setup.ts' },
    {
      name: 'offline',
      testMatch: ['plugins/offline/*.spec.ts', 'plugins/*/offline.spec.ts'],
      dependencies: ['offline builds'],
      use: {
        serviceWorkers: 'allow',
        launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS },
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
    // A click on what never comes fails as soon as an expectation does, not at the end of the test's time.
    actionTimeout: 40_000,
    viewport: { width: 1280, height: 800 },
    // Traces take a quarter of the time. To record them: npm run e2e -- --trace retain-on-failure
    screenshot: 'only-on-failure',
    // The worker has its own tests; elsewhere it would replace the host.
    serviceWorkers: 'block',
  },
});
