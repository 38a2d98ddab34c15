import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from './project';

/** Without a separate process for graphics, a suite takes less processor time. */
const FLAGS = [...CHROMIUM_FLAGS, '--in-process-gpu'];

/** Makes any recent Chromium render the same on any Linux. */
const SAME_EVERYWHERE = {
  args: [
    ...FLAGS,
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
  // Most steps take milliseconds, but can take seconds on a busy machine.
  timeout: 120_000,
  expect: {
    timeout: 40_000,
    // Antialiasing differs by one of 255 levels at rounded corners.
    toHaveScreenshot: { threshold: 0.01 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Screenshots are only updated explicitly.
  updateSnapshots: 'none',
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      // Matches absolute paths, because the clone may be in a folder called offline.
      testIgnore:
        /[\\/]e2e[\\/](?:browsers|development|options|pictures|plugins[\\/](?:offline|[\w-]+[\\/](?:offline|browsers)\.spec\.ts$))/,
      use: { launchOptions: { executablePath: findHeadlessShell(), args: FLAGS } },
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
      testIgnore: '**/browsers.spec.ts',
      dependencies: ['offline builds'],
      use: {
        serviceWorkers: 'allow',
        launchOptions: { executablePath: findHeadlessShell(), args: FLAGS },
      },
    },
  ],
  outputDir: '../test-results',
  globalSetup: './serve.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // More than two cores, because tests often wait for a timer or for the browser.
  workers: 3,
  retries: 0,
  reporter: process.env.CI
    ? [['list']]
    : [['dot'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // Makes a click on an element that never appears, or a load that hangs, fail as soon as an
    // expectation would, not at the end of the test timeout.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    viewport: { width: 1280, height: 800 },
    // Traces take a quarter of the time. To record them, run: npm run e2e -- --trace
    // retain-on-failure
    screenshot: 'only-on-failure',
    // The worker has its own tests. In all others, it would answer instead of the host.
    serviceWorkers: 'block',
  },
});
