import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_DATA_ID } from '../config/constants';
import { sitePage } from '../testing/site';
import { isLoadFailure } from './reloadOnce';

const LIST = '/static/pages.1.json';
const TEAM = '/static/pages/docs-team.2.json';
const MENU = '/static/fragments/menu.3.json';

/** The module without anything loaded. */
let site: typeof import('./pages');
const fetched = vi.fn<(address: string) => Promise<Response>>();
const requests = () => fetched.mock.calls.flat();

beforeEach(async () => {
  vi.resetModules();
  site = await import('./pages');
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}" data-pages="${LIST}"></script>`;
  const files: Record<string, unknown> = {
    [LIST]: { pages: { '/docs/team': '2', '/404': '4' }, fragments: { menu: '3' } },
    [TEAM]: sitePage('/docs/team'),
    [MENU]: '<dialog></dialog>',
  };
  fetched.mockReset().mockImplementation(async (address) => {
    const file = files[address];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

test('a page is found in the page list and loaded once', async () => {
  const [page, again] = await Promise.all([
    site.loadPage('/docs/team'),
    site.loadPage('/docs/team'),
  ]);
  expect(page).toEqual(sitePage('/docs/team'));
  expect(again).toBe(page);
  expect(await site.loadPage('/docs/team')).toBe(page);
  expect(requests()).toEqual([LIST, TEAM]);
});

test.each(['/nowhere', '/constructor', 'toString'])(
  'an unknown path has no page: %s',
  async (route) => {
    expect(await site.loadPage(route)).toBeUndefined();
    expect(requests()).toEqual([LIST]);
  },
);

test('a page that came with the document is not loaded again', async () => {
  const kept = sitePage('/docs/team', { title: 'Kept' });
  site.keepPage('/docs/team', kept);
  expect(await site.loadPage('/docs/team')).toBe(kept);
  expect(requests()).toEqual([]);
});

test('paths are recognized by their form until the page list is loaded', async () => {
  expect(site.mayBePage('/docs/gone')).toBe(true);
  expect(site.mayBePage('/llms.txt')).toBe(false);
  expect(await site.loadRoutes()).toEqual(['/docs/team']);
  expect(site.mayBePage('/docs/gone')).toBe(false);
  expect(site.mayBePage('/docs/Team')).toBe(false);
  expect(site.mayBePage('/docs/team')).toBe(true);
});

test('a fragment is loaded once, and a missing one is named', async () => {
  expect(await site.loadFragment(site.MENU)).toBe('<dialog></dialog>');
  expect(await site.loadFragment(site.MENU)).toBe('<dialog></dialog>');
  expect(requests()).toEqual([LIST, MENU]);
  await expect(site.loadFragment('nope')).rejects.toThrow('There is no sidebar "nope".');
});

/** Wrong responses of networks and hosts. */
const WRONG: [string, () => Promise<Response>][] = [
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site was deployed again', async () => new Response('', { status: 404 })],
  ['a captive portal responds with its own page', async () => new Response('<html><main>Sign in')],
  ['the file is empty', async () => new Response('')],
  ['the file is empty', async () => Response.json(null)],
  ['the file is another file', async () => Response.json({ other: 1 })],
];

describe.each(WRONG)('if %s', (_why, answer) => {
  test.each([
    ['a page', TEAM, () => site.loadPage('/docs/team')],
    ['the page list', LIST, () => site.loadRoutes()],
    ['a fragment', MENU, () => site.loadFragment(site.MENU)],
  ])('%s fails to load, and can be retried', async (_what, file, load) => {
    if (file !== LIST) await site.loadList();
    fetched.mockImplementationOnce(answer);
    const failure = await load().catch((error: unknown) => error);
    expect(isLoadFailure(failure)).toBe(true);
    expect(`${failure}`).toContain(file);
    await expect(load()).resolves.toBeTruthy();
  });
});

test('a page without a main element fails to load', async () => {
  await site.loadList();
  fetched.mockImplementationOnce(async () =>
    Response.json(sitePage('/x', { html: '<p>Text</p>' })),
  );
  const failure = await site.loadPage('/docs/team').catch((error: unknown) => error);
  expect(isLoadFailure(failure)).toBe(true);
});
