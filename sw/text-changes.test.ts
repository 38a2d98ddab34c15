import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build';
import { CONTENTS } from './testing/two-builds';
import { buildOf, World } from './testing/world';

let world: World;
let a: Build;
let b: Build;

beforeEach(() => {
  world = new World();
});

describe('the text changes of an update', () => {
  const file = 'static/pages/guide.json';
  const contentsOf = (html: string) => ({
    ...CONTENTS,
    [file]: JSON.stringify({ title: 'Guide', html }),
  });
  const OLD = contentsOf('<h1>Guide</h1><p>One<h2 id=a>A</h2><h2 id=b>B</h2>');
  const NEW = contentsOf('<h1>Guide</h1><p>Two<h2 id=a>A</h2><p>Three<h2 id=b class=x>B</h2>');
  const changes = [
    { route: 'guide', title: 'Guide', isNew: false, sections: [{ id: 'a', heading: 'A' }] },
    { route: 'new-guide', title: 'Guide', isNew: true, sections: [] },
  ];
  const withPages = async (id: string, contents: Record<string, string>) => ({
    ...(await buildOf(id, contents)),
    routes: { guide: [3] },
  });

  beforeEach(async () => {
    a = await withPages('a', OLD);
    b = { ...(await withPages('b', NEW)), routes: { guide: [3], 'new-guide': [3] } };
  });

  test('are known before it is taken, and still after the previous build is gone', async () => {
    await world.copy(a, OLD);
    const worker = await world.copy(b, NEW);
    expect(await worker.news()).toEqual(changes);
    await worker.switchToNewest();
    await worker.cleanUp();
    expect(await worker.builds.get('a')).toBeUndefined();
    expect(await world.worker(b).news()).toEqual(changes);
  });

  test('are empty when only markup and other files differ', async () => {
    await world.copy(a, OLD);
    const dressed = contentsOf('<h1 id=x>Guide</h1> <p>One<h2 id=a>A</h2><h2 id=b>B</h2>');
    const worker = await world.copy(await withPages('c', dressed), dressed);
    expect(await worker.news()).toEqual([]);
  });

  test('are unknown for the first build, and if the previous one is gone', async () => {
    const first = await world.copy(a, OLD);
    expect(await first.news()).toBeUndefined();
    await first.files.deleteAllExcept([]);
    const worker = await world.copy(b, NEW);
    await expect(worker.news()).rejects.toThrow(`${file} is not stored.`);
    expect(await worker.errors.all()).toMatchObject([{ what: 'news' }]);
    await worker.switchToNewest();
    expect(await worker.news()).toBeUndefined();
  });
});
