import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What options themselves do, and what they can get in the way of. */
const JOURNEYS = [
  'options/*.spec.ts',
  'mobile-menu.spec.ts',
  'no-javascript.spec.ts',
  'preferences.spec.ts',
  'table-of-contents.spec.ts',
];

/** Journeys on a build with every option of the theme that is off by default: those that an option can break. */
export default defineConfig({
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'site')
    .map((project) => ({ ...project, testMatch: JOURNEYS, testIgnore: [] })),
  globalSetup: './options/serve.ts',
});
