import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import { CONTENTS, EDITED, twoBuilds } from './testing/two-builds';
import { FakeClient, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  ({ a, b } = await twoBuilds());
});

describe('a newer build', () => {
  test('waits beside the current build until it is taken', async () => {
    const old = await world.copy(a, CONTENTS);
    const worker = await world.copy(b, EDITED);
    world.windows = [new FakeClient('1')];
    expect(await worker.status('')).toMatchObject({
      current: { id: 'a', ready: true },
      next: { id: 'b', ready: true },
    });
    expect((await old.buildForNavigation('2')).build.id).toBe('a');
    await old.switchToNewest();
    expect((await old.buildForNavigation('2')).build.id).toBe('b');
    expect((await worker.status('')).next).toBeUndefined();
  });

  test('that is incomplete does not replace a complete copy, even when its worker is active', async () => {
    await world.copy(a, CONTENTS);
    const worker = world.worker(b);
    world.server.delete('static/guide.js');
    await worker.install();
    await worker.download();
    await worker.activate();
    expect((await worker.buildForNavigation('1')).build.id).toBe('a');
    world.serve(EDITED);
    await worker.download();
    expect((await worker.buildForNavigation('1')).build.id).toBe('b');
  });

  test('that is incomplete is not taken, even if the reader has just asked for the previous one', async () => {
    const old = await world.copy(a, CONTENTS);
    await world.worker(b).install();
    await old.switchToNewest();
    expect((await old.status('')).current?.id).toBe('a');
  });

  test('replaces an incomplete copy', async () => {
    const old = world.worker(a);
    await old.install();
    const worker = world.worker(b);
    await worker.install();
    await worker.activate();
    expect((await worker.status('')).current?.id).toBe('b');
  });

  test('a page that stays silent counts as open', async () => {
    const old = await world.copy(a, CONTENTS);
    await world.copy(b, EDITED);
    const silent = new FakeClient('1');
    silent.postMessage = () => {};
    world.windows = [silent];
    expect((await old.buildForNavigation('2')).switched).toBe(false);
  });
});

describe('when the record of the current build is lost', () => {
  test('pages get the build of the active worker if it is complete', async () => {
    const worker = await world.copy(a, CONTENTS);
    await world.worker(b).install();
    await worker.records.current.delete();
    expect(await worker.buildForNavigation('1')).toEqual({ build: a, switched: false });
  });

  test('pages get the newest build otherwise', async () => {
    const worker = world.worker(a);
    await worker.install();
    await world.copy(b, EDITED);
    await worker.records.current.delete();
    expect(await worker.buildForNavigation('1')).toEqual({ build: b, switched: false });
  });

  test('files are still found', async () => {
    expect(await world.worker(a).findFile('static/c.js', '')).toEqual(a.files[2]);
  });
});
