import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** Journeys about options, and journeys they may affect. */
const JOURNEYS = [
  'options/*.spec.ts',
  'mobile-menu.spec.ts',
  'no-javascript.spec.ts',
  'preferences.spec.ts',
  'table-of-contents.spec.ts',
];

/** Journeys on a build with every theme option that is off by default. */
export default defineConfig({
  ...site,
  projects: site.projects
    ?.filter(({ name }) => name === 'site')
    .map((project) => ({ ...project, testMatch: JOURNEYS, testIgnore: [] })),
  globalSetup: './options/serve.ts',
});
