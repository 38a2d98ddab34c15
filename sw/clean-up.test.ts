import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import { CONTENTS, EDITED, twoBuilds } from './testing/two-builds';
import { buildOf, FakeClient, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  ({ a, b } = await twoBuilds());
});

describe('keeps', () => {
  test('only the builds of open pages, the current build and the newest', async () => {
    const first = await world.copy(a, CONTENTS);
    world.windows = [new FakeClient('old page')];
    await first.assign('old page', a);
    await first.assign('closed page', a);
    const second = await world.copy(b, EDITED);
    const c = await buildOf('c', { ...CONTENTS, 'static/guide.js': 'third' });
    const third = await world.copy(c, { 'static/guide.js': 'third' });
    await third.switchToNewest();
    await third.cleanUp();
    const kept = async () => (await third.records.builds.all()).map(({ id }) => id).sort();
    expect(await kept()).toEqual(['a', 'c']);
    expect(await second.files.missing(a.files)).toEqual([]);
    expect(await second.files.missing(b.files)).toHaveLength(1);

    world.windows = [];
    await third.cleanUp();
    expect(await kept()).toEqual(['c']);
    expect(await third.files.missing(a.files)).toHaveLength(1);
  });

  test.each([
    ['the build of a page that is still opening', 0, true],
    ['no build of a page that has been opening for more than a minute', 61_000, false],
  ])('%s', async (_, duration, isKept) => {
    const first = await world.copy(a, CONTENTS);
    await first.assign('opening page', a, Date.now() - duration);
    const second = await world.copy(b, EDITED);
    await second.switchToNewest();
    await second.cleanUp();
    expect((await second.records.builds.all()).some(({ id }) => id === 'a')).toBe(isKept);
    expect(await second.records.pins.keys()).toEqual(isKept ? ['opening page'] : []);
  });

  test('nothing of a download that ends because the reader removes the copy, which is not a failure', async () => {
    const worker = world.worker(a);
    let removing: Promise<void> | undefined;
    world.serve(CONTENTS);
    world.server.set('static/index.js', () => {
      removing = worker.remove();
      return new Response(CONTENTS['static/index.js']);
    });
    await worker.download();
    await removing;
    expect(await world.caches.keys()).toEqual([]);
    expect((await worker.status('')).current).toMatchObject({ done: 0, failures: [] });
  });

  test('nothing after the reader has removed the copy, whatever messages pages send', async () => {
    const worker = await world.copy(a, CONTENTS);
    await worker.remove();
    await worker.identifyClient('1', a.scripts);
    await worker.cleanUp();
    await worker.status('1');
    expect(await world.caches.keys(), 'asking makes no cache either').toEqual([]);
  });
});
