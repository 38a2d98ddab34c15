import { beforeEach, expect, test } from 'vitest';
import type { Build } from './build';
import { BASE, buildOf, World } from './testing/world';

const CONTENTS = { 'static/index.js': 'index' };

let world: World;
let a: Build;

beforeEach(async () => {
  world = new World();
  a = await buildOf('a', CONTENTS);
});

test('records keep their names, because other versions of the worker read them', async () => {
  const { records } = await world.copy(a, CONTENTS);
  await Promise.all([
    records.pins.put('1', { build: 'a' }),
    records.failures.put('a', []),
    records.errors.put([]),
  ]);
  const urls = await (await world.caches.open('records')).keys();
  expect(urls.map(({ url }) => url.replace(`${BASE}__offline__/`, '')).sort()).toEqual([
    'builds/a',
    'current',
    'errors',
    'failures/a',
    'newest',
    'pins/1',
    'ready/a',
  ]);
});

test('errors outlive the worker, and write nothing once the reader has removed the copy', async () => {
  const worker = await world.copy(a, CONTENTS);
  await worker.errors.add('download', 'No room');
  expect(await world.worker(a).errors.all()).toMatchObject([{ error: 'No room' }]);
  await worker.remove();
  await worker.errors.add('download', 'No room');
  expect(await world.caches.keys()).toEqual([]);
});

test('records in another format are ignored', async () => {
  const worker = world.worker(a);
  await worker.install();
  await worker.records.builds.put('b', { ...a, id: 'b', format: 0 } as unknown as Build);
  expect((await worker.records.builds.all()).map(({ id }) => id)).toEqual(['a']);
});
