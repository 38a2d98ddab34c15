import { test } from '@playwright/test';
import { makeBuilds } from './builds';

/** Timeout for all builds on a slow machine, in ms. */
const BUILD_TIME = 10 * 60_000;

test('several builds of the site are ready to deploy', async () => {
  test.setTimeout(BUILD_TIME);
  await makeBuilds();
});
