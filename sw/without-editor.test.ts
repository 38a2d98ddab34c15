import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import { CONTENTS, twoBuilds } from './testing/two-builds';
import { World } from './testing/world';

let world: World;
let a: Build;

beforeEach(async () => {
  world = new World();
  ({ a } = await twoBuilds());
});

describe('a copy without the demo editor', () => {
  const EDITOR_BYTES = 'c'.length;
  beforeEach(() => {
    a = { ...a, editor: { from: 2, bytes: EDITOR_BYTES } };
    world.serve(CONTENTS);
  });

  test('is complete without it, and the network serves it', async () => {
    const worker = world.worker(a);
    await worker.download(false);
    const bytes = a.bytes - EDITOR_BYTES;
    expect((await worker.status('')).current).toMatchObject({ total: 2, bytes, ready: true });
    expect(world.requests).not.toContain('static/c.js');
    const file = await worker.findFile('static/c.js', '');
    expect(file && (await worker.reportMissing(file))).toBe(false);
    expect((await worker.status('')).current?.ready).toBe(true);
  });

  test('stays without it when downloaded again, until the reader wants it', async () => {
    const worker = world.worker(a);
    await worker.download(false);
    await world.worker(a).download();
    expect((await worker.status('')).current).toMatchObject({ done: 2, total: 2 });
    await worker.download(true);
    expect((await worker.status('')).current).toMatchObject({ done: 3, total: 3, ready: true });
  });

  test('gets the editor even while a download without it is running', async () => {
    const worker = world.worker(a);
    let second: Promise<void> | undefined;
    world.server.set('static/index.js', () => {
      second = worker.download(true);
      return new Response(CONTENTS['static/index.js']);
    });
    await worker.download(false);
    await second;
    expect((await worker.status('')).current).toMatchObject({ done: 3, total: 3, ready: true });
  });

  test('frees its storage', async () => {
    const worker = await world.copy(a, CONTENTS);
    await worker.download(false);
    expect(await worker.files.missing(a.files)).toEqual(a.files.slice(2));
  });
});
