import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Deployment, install } from '../offline/fixtures';
import { Demo } from './demo';

test.use({ serviceWorkers: 'allow' });

// A whole copy of the site is downloaded first.
test.setTimeout(90_000);

test('a demo that was never run before runs without a network', async ({ page }) => {
  const site = new Deployment();
  await site.deploy(path.join(import.meta.dirname, '../../dist'));
  try {
    await install(page, site);
    site.down = true;
    await page.goto(`${site.url}/docs/with-call-state`);
    const demo = new Demo(page, 'with-call-state');
    await demo.frame.getByRole('button', { name: 'Run', exact: true }).click();
    await demo.isRunning();
    await demo.press('Load');
    await expect(demo.stage.getByText('Run the demo')).toBeVisible();
  } finally {
    await site.close();
  }
});
