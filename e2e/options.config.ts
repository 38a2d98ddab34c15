import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** Tests of options, and tests that options may affect. */
const TESTS = [
  'options/*.spec.ts',
  'mobile-menu.spec.ts',
  'no-javascript.spec.ts',
  'table-of-contents.spec.ts',
];

/** Runs tests on a build with every theme option that is off by default. */
export default defineConfig({
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'site')
    .map((project) => ({ ...project, testMatch: TESTS, testIgnore: [] })),
  globalSetup: './options/serve.ts',
});
