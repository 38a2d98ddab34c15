import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, defineConfig, firefox, webkit } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from './project';

// Chromium itself crashes, in about one of ten to fifteen tries, when a worker is stopped whose requests
// are being watched. No test looks at a worker's requests: the host knows them.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';

/** Journeys that any browser can take: none speaks to Chromium's developer tools. */
const IN_ANY_BROWSER =
  /[\\/]e2e[\\/](?:(?:content|navbar|navigation|search|sidebar)\.spec|demos[\\/]guides\.spec|offline[\\/]reading\.spec)/;

/** A project for Playwright's own build of another browser, without tests where it is not installed. */
function inOtherBrowser(browser: BrowserType) {
  const name = browser.name() as 'firefox' | 'webkit';
  const isThere = existsSync(browser.executablePath());
  if (!isThere && process.argv.includes(`--project=${name}`)) {
    console.log(
      `Skipping ${name}, which is not installed: npx playwright install --with-deps ${name}`,
    );
  }
  return {
    name,
    testMatch: isThere ? IN_ANY_BROWSER : [],
    dependencies: isThere ? ['offline builds'] : [],
    use: { browserName: name, serviceWorkers: 'allow' as const },
  };
}

/** Lets any Chromium of the last years, on any Linux, draw the same. */
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
  // What a reader waits for is there in milliseconds; a busy machine may take seconds, and is no failure.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // What differs by more than the smoothing of edges is different; that of round corners varies by one of 255
    // levels from one run to the next.
    toHaveScreenshot: { threshold: 0.01 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture is taken where somebody asks for it, and looks at it.
  updateSnapshots: 'none',
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      // Whole paths are compared: the clone itself may lie below a folder called offline.
      testIgnore: /[\\/]e2e[\\/](?:development|offline|options|pictures)[\\/]/,
      use: { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS } },
    },
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      use: { launchOptions: { executablePath: findHeadlessShell(), ...SAME_EVERYWHERE } },
    },
    { name: 'offline builds', testMatch: 'offline/builds.setup.ts' },
    {
      name: 'offline',
      testMatch: 'offline/*.spec.ts',
      dependencies: ['offline builds'],
      use: {
        serviceWorkers: 'allow',
        launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS },
      },
    },
    inOtherBrowser(firefox),
    inOtherBrowser(webkit),
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
    // Traces take a quarter of the time. For one: npm run e2e -- --trace retain-on-failure
    screenshot: 'only-on-failure',
    // The worker has tests of its own; elsewhere it would answer instead of the host.
    serviceWorkers: 'block',
  },
});
