import '../testing/globals';
import { beforeEach, expect, test } from 'vitest';
import type { Precache } from '../precache';
import { BASE, buildOf, handlerFor, World } from '../testing/world';
import { StartUrlStrategy } from './start-url-strategy';

let world: World;
let precache: Precache;
let strategy: StartUrlStrategy;

beforeEach(async () => {
  world = new World();
  precache = world.worker(await buildOf('a', { 'static/index.js': 'index' }));
  strategy = new StartUrlStrategy(precache.records, BASE);
});

async function launch(): Promise<string | null> {
  // The browser could not preload the start URL.
  const preloadResponse = Promise.reject(new TypeError('Failed to fetch'));
  const { handler, done } = handlerFor(world, { preloadResponse });
  const response = await strategy._handle(new Request(`${BASE}?launch`), handler);
  await done();
  expect(response.status).toBe(302);
  return response.headers.get('Location');
}

test('answers only for the start URL of the installed app', () => {
  expect(strategy.matches(new URL(`${BASE}?launch`))).toBe(true);
  expect(strategy.matches(new URL(BASE))).toBe(false);
  expect(strategy.matches(new URL(`${BASE}guide?launch`))).toBe(false);
  expect(strategy.matches(new URL('https://other.example/?launch'))).toBe(false);
});

test('opens the last page', async () => {
  await precache.install();
  await precache.rememberLastPage('/docs-site/guide?q=1#part');
  expect(await launch()).toBe(`${BASE}guide?q=1#part`);
});

test('opens the home page the first time', async () => {
  expect(await launch()).toBe(BASE);
});

test.each([
  'https://other.example/',
  '//other.example/docs-site/',
  '/elsewhere',
  '/docs-site/?launch',
])('never redirects to %s', async (path) => {
  await precache.install();
  await precache.rememberLastPage(path);
  expect(await launch()).toBe(BASE);
});
