import { memo } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_DATA_ID } from '../config/constants';
import { isLoadFailure } from '../router/loadFailure';
import { modules } from '../testing/virtual-pages';
import { keepPage, loadPage, loadRoutes, mayBePage, NOT_FOUND } from './pages';

afterEach(() => vi.restoreAllMocks());

test('a page is loaded once', async () => {
  const module = vi.spyOn(modules, '/lazy/once');
  const [page, again] = await Promise.all([loadPage('/lazy/once'), loadPage('/lazy/once')]);
  expect(page).toMatchObject({ html: '<h1>/lazy/once</h1>' });
  expect(again).toBe(page);
  expect(await loadPage('/lazy/once')).toBe(page);
  expect(module).toHaveBeenCalledTimes(1);
});

test('a failure is not kept: the next attempt may succeed', async () => {
  vi.spyOn(modules, '/lazy/again').mockRejectedValueOnce(new Error('offline'));
  await expect(loadPage('/lazy/again')).rejects.toThrow('offline');
  await expect(loadPage('/lazy/again')).resolves.toMatchObject({ title: 'Page /lazy/again' });
});

test('a path without a page is the not-found page', async () => {
  expect(await loadPage('/nowhere')).toBe(NOT_FOUND);
});

test('a file without a page in it is named', async () => {
  vi.spyOn(modules, '/lazy/faulty').mockResolvedValue({} as never);
  await expect(loadPage('/lazy/faulty')).rejects.toThrow(
    'The page /lazy/faulty has no default export.',
  );
});

test.each([
  ['a component', '/lazy/component', () => null],
  ['a memoized one', '/lazy/memo', memo(() => null)],
])('a page can be %s', async (_what, route, component) => {
  vi.spyOn(modules, route).mockResolvedValue({ default: component });
  expect(await loadPage(route)).toEqual({ pageType: 'doc', html: '', component });
});

test('a page that came with the document is not loaded again', async () => {
  const texts = { html: '<p>Text</p>', contents: '<ul></ul>', breadcrumbs: '', foot: '' };
  keepPage('/lazy/kept', { pageType: 'doc', html: '', contents: '' }, texts);
  expect(await loadPage('/lazy/kept')).toEqual({
    pageType: 'doc',
    html: '<p>Text</p>',
    contents: '<ul></ul>',
  });
});

test('it is certain which paths are pages as soon as the list is there', async () => {
  expect(await loadRoutes()).toContain('/docs/with-reset');
  expect(mayBePage('/docs/with-reset')).toBe(true);
  expect(mayBePage('/docs/With-Reset')).toBe(false);
});

describe('pages of the built site, which are files of data,', () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>();
  let site: typeof import('./pages');

  beforeEach(async () => {
    vi.resetModules();
    vi.doMock('virtual-pages', () => ({ modules: {}, isComplete: false }));
    site = await import('./pages');
    document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}" data-pages="/static/pages.1.json"></script>`;
    const files: Record<string, object> = {
      '/static/pages.1.json': { '/docs/team': '2' },
      '/static/pages/docs-team.2.json': { title: 'Team', pageType: 'doc', html: '' },
    };
    fetched.mockReset().mockImplementation(async (address) => {
      const file = files[address];
      return file ? Response.json(file) : new Response('', { status: 404 });
    });
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('virtual-pages');
    vi.resetModules();
    document.body.replaceChildren();
  });

  test('are found by the list of them, which is fetched once', async () => {
    expect(await site.loadPage('/docs/team')).toMatchObject({ title: 'Team' });
    expect(await site.loadPage('/docs/gone')).toBe(site.NOT_FOUND);
    expect(fetched.mock.calls.flat()).toEqual([
      '/static/pages.1.json',
      '/static/pages/docs-team.2.json',
    ]);
  });

  test('are told from files by their form until the list is there', async () => {
    expect(site.mayBePage('/docs/gone')).toBe(true);
    expect(site.mayBePage('/llms.txt')).toBe(false);
    await site.loadRoutes();
    expect(site.mayBePage('/docs/gone')).toBe(false);
  });

  test.each([
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site was deployed anew', async () => new Response('', { status: 404 })],
  ])('can be tried again when %s', async (_why, answer) => {
    fetched.mockImplementationOnce(answer);
    const failure = await site.loadPage('/docs/team').catch((error: unknown) => error);
    expect(isLoadFailure(failure)).toBe(true);
    await expect(site.loadPage('/docs/team')).resolves.toMatchObject({ title: 'Team' });
  });
});
