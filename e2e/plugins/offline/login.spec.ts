import type { Page } from '@playwright/test';
import { EDITED_GUIDE } from '../../project';
import { expect, type Fault, install, test } from './fixtures';

const panel = (page: Page) => page.getByRole('region', { name: 'Offline copy' });
const state = (page: Page) => panel(page).getByRole('heading');

const LOGIN = /^\/login\b/;
const EVERYTHING_ELSE = /^\/(?!login\b)/;

/** A session has expired, so every request leads to the login, which leads back. */
const redirectToLogin: Fault = ({ url = '' }, response) =>
  response.writeHead(302, { Location: `/login?to=${encodeURIComponent(url)}` }).end();
const showLogin: Fault = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>');

test('behind a login that has expired, the copy says that it may be out of date, and leads to the login', async ({
  page,
  site,
}) => {
  await install(page, site, EDITED_GUIDE.route);
  site.faults.set(EVERYTHING_ELSE, redirectToLogin);
  site.faults.set(LOGIN, showLogin);
  await page.goto(site.url + EDITED_GUIDE.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
  const notice = page.getByRole('status').filter({ hasText: 'may be out of date' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();

  await page.goto(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Ready');
  await expect(panel(page)).toContainText('may be out of date');
  await panel(page).getByRole('button', { name: 'Open the online version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  // The reader signs in.
  site.faults.clear();
  const target = new URL(page.url()).searchParams.get('to') ?? '';
  await page.goto(site.url + target);
  await expect(page, 'the address is the usual one').toHaveURL(`${site.url}/offline`);
  await expect(state(page)).toHaveText('Ready');
  await expect(panel(page)).not.toContainText('may be out of date');
});
