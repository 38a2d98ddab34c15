import { beforeEach, expect, test } from 'vitest';
import type { Build } from './build';
import { CONTENTS, EDITED, twoBuilds } from './testing/two-builds';
import { buildOf, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  ({ a, b } = await twoBuilds());
});

test('a page is identified by the scripts it runs', async () => {
  const worker = await world.copy(a, CONTENTS);
  await world.copy(b, EDITED);
  await worker.identifyClient('1', ['static/guide.js', 'static/more.js']);
  expect((await worker.status('1')).page).toBe('b');
  await worker.identifyClient('2', ['static/unknown.js']);
  expect((await worker.status('2')).page).toBeUndefined();
  const c = { ...(await buildOf('c', CONTENTS)), scripts: ['static/c.js', 'static/unknown.js'] };
  await world.copy(c, CONTENTS);
  await worker.identifyClient('3', ['static/unknown.js']);
  expect((await worker.status('3')).page, 'runs only some of the scripts').toBeUndefined();
  expect(await worker.errors.all()).toEqual([]);
});

test('a page whose build cannot be recorded keeps it while the worker is running', async () => {
  const worker = await world.copy(a, CONTENTS);
  world.caches.full = true;
  await worker.assign('1', a);
  expect((await worker.status('1')).page).toBe('a');
  expect(await worker.errors.all()).toMatchObject([{ what: 'assign' }]);
});
