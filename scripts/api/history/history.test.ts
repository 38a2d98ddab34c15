import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addedIn } from './added-in';
import { compareReleases, type Release } from './compare';
import { readExports } from './read-release';
import { compareVersions, isRelease } from './versions';

const release = (
  version: string,
  symbols: Record<string, string>,
  origin: Release['origin'] = 'package',
): Release => ({
  version,
  origin,
  symbols: Object.fromEntries(
    Object.entries(symbols).map(([name, declaration]) => [
      name,
      { declaration, deprecated: declaration.startsWith('@deprecated') },
    ]),
  ),
});
const historyOf = (name: string, ...releases: Release[]) =>
  compareReleases('library', releases).symbols[name];

describe('versions', () => {
  it('are ordered by number, pre-releases first', () => {
    const versions = ['19.10.0', '19.2.0', '18.0.0', '18.0.0-rc.2', '18.0.0-rc.10'];
    expect(versions.sort(compareVersions)).toEqual([
      '18.0.0-rc.2',
      '18.0.0-rc.10',
      '18.0.0',
      '19.2.0',
      '19.10.0',
    ]);
  });

  it('do not count before they are released', () => {
    expect(['18.0.0', '18.0.0-rc.2'].filter(isRelease)).toEqual(['18.0.0']);
  });
});

describe('the history of a symbol', () => {
  it('starts with the version that brought it', () => {
    const found = historyOf('b', release('2.0.0', { a: '', b: '' }), release('1.0.0', { a: '' }));
    expect(found).toEqual({ since: '2.0.0', backports: [], changes: [] });
  });

  it('starts with the first version of all for what was always there', () => {
    const found = historyOf('a', release('1.0.0', { a: '' }), release('2.0.0', { a: '' }));
    expect(found).toEqual({ since: '1.0.0', backports: [], changes: [] });
  });

  it('names older lines that got it later', () => {
    const found = historyOf(
      'a',
      release('1.5.0', { a: '' }),
      release('2.0.0', {}),
      release('2.1.0', { a: '' }),
      release('3.0.0', { a: '' }),
    );
    expect(found).toMatchObject({ since: '2.1.0', backports: ['1.5.0'] });
  });

  it('tells changes of the declaration and deprecation', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: 'one' }),
      release('2.0.0', { a: 'two' }),
      release('3.0.0', { a: '@deprecated two' }),
    );
    expect(found?.changes).toContainEqual({ version: '2.0.0', kind: 'changed' });
    expect(found?.changes).toContainEqual({ version: '3.0.0', kind: 'deprecated' });
  });

  it('says since when a change may be there, where versions between could not be compared', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: 'one' }),
      release('1.1.0', { a: 'TWO' }, 'tag'),
      release('1.1.1', { a: 'two' }),
    );
    expect(found?.changes).toEqual([{ version: '1.1.1', from: '1.1.0', kind: 'changed' }]);
  });

  it('takes no change from tagged sources, which are written otherwise', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: 'one' }),
      release('1.1.0', { a: 'ONE' }, 'tag'),
      release('2.0.0', { a: 'one' }),
    );
    expect(found?.changes).toEqual([]);
  });

  it('leaves out what the newest version does not export', () => {
    expect(historyOf('a', release('1.0.0', { a: '' }), release('2.0.0', {}))).toBeUndefined();
  });
});

it('reads declarations in one notation, however they are laid out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const types = `import { Signal } from 'other';\n/** @deprecated Gone soon. */\n`;
  const one = await readExports([
    write('one.d.ts', `${types}export declare function a(x: string,\n y: Signal<1>): void;`),
  ]);
  const two = await readExports([
    write('two.d.ts', `${types}declare function a(x: string, y: Signal<1>): void; export { a };`),
  ]);
  expect(one.a).toEqual({
    declaration: 'function a(x: string, y: Signal<1>): void;',
    deprecated: true,
  });
  expect(two).toEqual(one);
});

describe('how a version added a symbol', () => {
  it.each([
    ['19.0.0', [], 'Added'],
    ['20.7.0', ['19.5.0'], 'Added, as in 19.5.0 of an older line'],
    ['20.4.2', ['20.3.0'], 'Added again: 20.3.0 had it, the versions after it not'],
    [
      '20.4.2',
      ['19.4.3', '20.3.0'],
      'Added again: 20.3.0 had it, the versions after it not, as in 19.4.3 of an older line',
    ],
  ])('is told for %s after %j', (since, others, text) => {
    expect(addedIn(since, others)).toBe(text);
  });
});

it('sources say the same as declarations, also where the ends of lines separate members', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const read = async (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return (await readExports([file])).A;
  };
  const source = await read('a.ts', 'export type A = {\n  x: string\n  y: { z: number }\n}\n');
  const declared = await read('b.d.ts', 'export type A = { x: string; y: { z: number; }; };');
  expect(source).toEqual(declared);
});
