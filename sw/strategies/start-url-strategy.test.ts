import '../testing/globals';
import { beforeEach, expect, test } from 'vitest';
import type { Site } from '../precache';
import { BASE, buildOf, handlerFor, World } from '../testing/world';
import { LaunchStrategy } from './start-url-strategy';

let world: World;
let site: Site;
let strategy: LaunchStrategy;

beforeEach(async () => {
  world = new World();
  site = world.worker(await buildOf('a', { 'static/index.js': 'index' }));
  strategy = new LaunchStrategy(site.records, BASE);
});

async function launch(): Promise<string | null> {
  const { handler } = handlerFor(world);
  const response = await strategy._handle(new Request(`${BASE}?launch`), handler);
  expect(response.status).toBe(302);
  return response.headers.get('Location');
}

test('answers for the start of the installed site only', () => {
  expect(strategy.matches(new URL(`${BASE}?launch`))).toBe(true);
  expect(strategy.matches(new URL(BASE))).toBe(false);
  expect(strategy.matches(new URL(`${BASE}guide?launch`))).toBe(false);
});

test('opens the page that was read last', async () => {
  await site.install();
  await site.leftAt('/docs-site/guide?q=1#part');
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
])('never leads to %s', async (path) => {
  await site.install();
  await site.leftAt(path);
  expect(await launch()).toBe(BASE);
});
