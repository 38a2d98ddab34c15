import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadEngine, SearchIndexError } from './load';
import type { IndexedPage } from './types';

const page = (title: string): IndexedPage => ({
  path: `/${title}`,
  title,
  kind: 'guide',
  sections: [],
});

/** What the server has, by address. An engine stays loaded: each test has a base of its own. */
let server: Record<string, unknown>;
const load = (base: string) => loadEngine(base);
const failure = (base: string) => load(base).catch((error: unknown) => error);

/** Puts an index of two shards at a base. */
const publish = (base: string) =>
  Object.assign(server, {
    [`${base}static/search/index.json`]: { shards: ['a.json', 'b.json'] },
    [`${base}static/search/a.json`]: { pages: [page('reset')] },
    [`${base}static/search/b.json`]: { pages: [page('undo')] },
  });

beforeEach(() => {
  server = {};
  const answer = async (url: string) => {
    if (!(url in server)) return new Response('Not found', { status: 404 });
    return Response.json(server[url]);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

it('the search finds pages of all parts of the index, which is fetched once', async () => {
  publish('/whole/');
  const [engine, again] = await Promise.all([load('/whole/'), load('/whole/')]);
  expect(again).toBe(engine);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(['reset', 'undo'].map((query) => engine.search(query).pages[0]?.path)).toEqual([
    '/reset',
    '/undo',
  ]);
});

it('an index that is missing is told by name, and asked for again', async () => {
  expect(await failure('/late/')).toMatchObject({
    name: 'SearchIndexError',
    message: '/late/static/search/index.json could not be loaded.',
    cause: new Error('/late/static/search/index.json answered 404'),
  });
  publish('/late/');
  expect((await load('/late/')).search('undo').pages).toHaveLength(1);
});

it.each([
  ['the list of parts', 'index.json', { shards: 'none' }],
  ['a part', 'b.json', {}],
  ['a part, which is empty', 'b.json', null],
  ['a page', 'b.json', { pages: [{}] }],
])('%s that is damaged is told', async (what, name, content) => {
  const base = `/damaged/${what.replaceAll(' ', '-')}/`;
  publish(base);
  server[`${base}static/search/${name}`] = content;
  const error = await failure(base);
  expect(error).toBeInstanceOf(SearchIndexError);
  expect((error as Error).message).toMatch(/\/static\/search\/.* is damaged\.$/);
});
