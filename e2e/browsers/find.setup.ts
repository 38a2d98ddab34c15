import { test } from '@playwright/test';
import { findBrowser, type Name } from './find';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
test('the browser is installed', ({}, { project }) => {
  const { name } = project.metadata as { name: Name };
  console.log(`${name}: ${findBrowser(name).description}`);
});
