import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import type { Precache } from './precache';
import { buildOf, CONTENTS, EDITED, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(async () => {
  world = new World();
  a = await buildOf('a', CONTENTS);
  b = await buildOf('b', EDITED);
});

describe('the check of stored files', () => {
  const forget = (worker: Precache) => worker.records.ready.delete('a');

  test('is recorded, so that the next worker need not repeat it', async () => {
    const worker = await world.copy(a, CONTENTS);
    await forget(worker);
    expect(await world.worker(a).builds.isReady(a)).toBe(true);
    expect(await worker.records.ready.get('a')).toBe(true);
  });

  test('fails and records nothing if a file is damaged', async () => {
    const worker = await world.copy(a, CONTENTS);
    await forget(worker);
    await worker.files.put(a.files[1] as never, new Response('damaged'));
    expect(await world.worker(a).builds.isReady(a)).toBe(false);
    expect(await worker.records.ready.get('a')).toBeUndefined();
  });

  test('is repeated after it has failed, or could not be made', async () => {
    const worker = await world.copy(a, CONTENTS);
    await forget(worker);
    const [file] = a.files;
    const stored = await worker.files.get(file as never);
    await worker.files.deleteAll([file as never]);
    const other = world.worker(a);
    expect(await other.builds.isReady(a)).toBe(false);
    await worker.files.put(file as never, stored as Response);
    world.caches.failing.set('keys', new Error('Broken'));
    await expect(other.builds.isReady(a)).rejects.toThrow('Broken');
    world.caches.failing.clear();
    expect(await other.builds.isReady(a)).toBe(true);
  });

  test('passes for a copy whose reader left out the last files, as earlier versions offered', async () => {
    const worker = await world.copy(a, CONTENTS);
    await worker.files.deleteAll(a.files.slice(2));
    const former = { ...a, editor: { from: 2 } };
    await worker.records.builds.put('a', former);
    await forget(worker);
    const next = world.worker(b);
    expect(await next.builds.isReady(former)).toBe(true);
    expect((await next.status('')).current).toMatchObject({ id: 'a', ready: true });
  });

  test('affects only builds with the missing file, not with another one of its name or content', async () => {
    const contents = { ...CONTENTS, 'static/copy.js': EDITED['static/guide.js'] };
    a = await buildOf('a', contents);
    await world.copy(a, contents);
    const worker = await world.copy(b, EDITED);
    expect(await worker.reportMissing(b.files[1] as never)).toBe(true);
    expect(await worker.records.ready.keys()).toEqual(['a']);
  });
});
