import { test } from '@playwright/test';
import { makeBuilds } from './builds';

/** Timeout for all builds on a slow machine, in ms. */
const BUILD_TIME = 20 * 60_000;

test('other builds of the site are ready to deploy', async () => {
  test.setTimeout(BUILD_TIME);
  await makeBuilds();
});
