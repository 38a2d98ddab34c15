import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Deployment } from '../deployment';
import { type Name, startBrowser } from './find';
import { Reader } from './reader';
import type { Browser } from './tab';

/** For tests of first visits, in the browser that the project is named after. */
export const test = base.extend<{ site: Deployment; reader: Reader }, { program: Browser }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use, { project }) => {
      const program = await startBrowser(project.name as Name);
      await use(program);
      await program.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const site = new Deployment();
    await site.deploy(path.join(import.meta.dirname, '../../dist'));
    await use(site);
    await site.close();
  },
  reader: async ({ program, site }, use) => {
    const tab = await program.newTab();
    const reader = new Reader(tab, site);
    await use(reader);
    const errors = await reader.errors();
    await tab.close();
    expect(errors).toEqual([]);
  },
});
