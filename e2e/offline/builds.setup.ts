import { test } from '@playwright/test';
import { makeBuilds } from './builds';

/** Time for all builds of the site on a slow machine, in ms. */
const BUILD_TIME = 10 * 60_000;

test('different builds of the site are there to be deployed', async () => {
  test.setTimeout(BUILD_TIME);
  await makeBuilds();
});
