import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored } from './indexFormat';

const page = (title: string) => ({
  path: `/docs/${title}`,
  title,
  kind: 'guide' as const,
  sections: [{ heading: '', id: '', text: '' }],
});

/** Files on the server, by URL. */
let server: Record<string, unknown>;
let load: typeof import('./load').loadEngine;
const failure = () => load().catch((error: unknown) => error);

/** Puts an index of two files on the server. */
const publish = () =>
  Object.assign(server, {
    '/search.json': ['static/search/a.json', 'static/search/b.json'],
    '/static/search/a.json': stored([page('reset'), page('undo')], () => false),
    '/static/search/b.json': { '/docs/undo': ['Steps back.'] },
  });

beforeEach(async () => {
  // Resets the loaded engine.
  vi.resetModules();
  load = (await import('./load')).loadEngine;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = {};
  const answer = async (url: string) => {
    if (!(url in server)) return new Response('Not found', { status: 404 });
    return Response.json(server[url]);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('finds the texts of all files, which are fetched once', async () => {
  publish();
  const [engine, again] = await Promise.all([load(), load()]);
  expect(again).toBe(engine);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(['reset', 'steps'].map((query) => engine.search(query).pages[0]?.path)).toEqual([
    '/docs/reset',
    '/docs/undo',
  ]);
});

it('the error names a missing index, which is fetched again', async () => {
  expect(await failure()).toMatchObject({
    name: 'SearchIndexError',
    message: '/search.json could not be loaded.',
    cause: new Error('/search.json returned 404'),
  });
  publish();
  expect((await load()).search('undo').pages).toHaveLength(1);
});

it.each([
  ['the list of files', 'search.json', { files: 'none' }],
  ['pages', 'static/search/a.json', {}],
  ['an empty file', 'static/search/a.json', null],
])('reports a damaged file: %s', async (_what, name, content) => {
  publish();
  server[`/${name}`] = content;
  expect(await failure()).toMatchObject({
    name: 'SearchIndexError',
    message: expect.stringMatching(/\/search\.json is damaged\.$/),
  });
});
