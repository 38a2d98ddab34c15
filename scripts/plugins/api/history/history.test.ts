import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVersions, isRelease } from '../../../../theme/lib/versions';
import { compareReleases, type Release } from './compare';
import { readRelease } from './read-release';

/** Creates a release with these declarations. Names followed by a colon in a text are members. */
const release = (
  version: string,
  declarations: Record<string, string>,
  other: Pick<Partial<Release>, 'origin'> & { entry?: string } = {},
): Release => ({
  version,
  origin: 'package',
  peers: {},
  declarations,
  symbols: Object.fromEntries(
    Object.entries(declarations)
      .filter(([name]) => name !== 'Hidden')
      .map(([name, text]) => [
        name,
        {
          entry: other.entry ?? '.',
          deprecated: text.startsWith('@deprecated'),
          uses: text.includes('Hidden') ? [name, 'Hidden'] : [name],
          members: text.match(/\w+(?=:)/g) ?? [],
        },
      ]),
  ),
  ...other,
});
const historyOf = (name: string, ...releases: Release[]) =>
  compareReleases('library', releases).symbols[name];

describe('versions', () => {
  it('are ordered by number', () => {
    const versions = ['19.10.0', '19.2.0', '18.0.0', '0.4.0'];
    expect(versions.sort(compareVersions)).toEqual(['0.4.0', '18.0.0', '19.2.0', '19.10.0']);
  });

  it('do not include prereleases', () => {
    expect(['18.0.0', '18.0.0-rc.2'].filter(isRelease)).toEqual(['18.0.0']);
  });
});

describe('the history of a symbol', () => {
  it('starts with the version that added it', () => {
    const found = historyOf('b', release('2.0.0', { a: '', b: '' }), release('1.0.0', { a: '' }));
    expect(found).toEqual({ added: ['2.0.0'], removed: [], changes: [] });
  });

  it('lists each major version that added it, and no removal at the start of a newer one', () => {
    const found = historyOf(
      'a',
      release('1.4.0', {}),
      release('1.5.0', { a: '' }),
      release('2.0.0', {}),
      release('2.1.0', { a: '' }),
      release('3.0.0', { a: '' }),
    );
    expect(found).toMatchObject({ added: ['1.5.0', '2.1.0'], removed: [] });
  });

  it('lists a removal and a second addition', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: '' }),
      release('1.1.0', {}),
      release('1.2.0', { a: '' }),
    );
    expect(found).toMatchObject({ added: ['1.0.0', '1.2.0'], removed: ['1.1.0'] });
  });

  it('lists changes of declarations that are not exported', () => {
    const history = compareReleases('library', [
      release('1.0.0', { a: 'Hidden', Hidden: 'one' }),
      release('2.0.0', { a: 'Hidden', Hidden: 'two' }),
    ]);
    expect(history.symbols.a?.changes).toEqual([
      { version: '2.0.0', kind: 'changed', of: ['Hidden'] },
    ]);
    expect(history.declarations.Hidden).toEqual([
      { version: '1.0.0', text: 'one' },
      { version: '2.0.0', text: 'two' },
    ]);
  });

  it('lists deprecation and the move to another entry point', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: '' }),
      release('2.0.0', { a: '@deprecated' }),
      release('3.0.0', { a: '@deprecated' }, { entry: './other' }),
    );
    expect(found?.changes).toContainEqual({ version: '2.0.0', kind: 'deprecated' });
    expect(found?.changes).toContainEqual({ version: '3.0.0', kind: 'moved' });
  });

  it('has a range for a change if versions in between could not be compared', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: 'one' }),
      release('1.1.0', { a: 'TWO' }, { origin: 'tag' }),
      release('1.1.1', { a: 'two' }),
    );
    expect(found?.changes).toEqual([
      { version: '1.1.1', from: '1.1.0', kind: 'changed', of: ['a'] },
    ]);
  });

  it('ignores differences in tagged sources', () => {
    const found = historyOf(
      'a',
      release('1.0.0', { a: 'one' }),
      release('1.1.0', { a: 'ONE' }, { origin: 'tag' }),
      release('2.0.0', { a: 'one' }),
    );
    expect(found?.changes).toEqual([]);
  });

  it('lists the versions that added a member later than the symbol, for each major version', () => {
    const found = historyOf(
      'a',
      release('1.4.0', { a: 'one: two:' }),
      release('1.5.0', { a: 'one: two: three:' }),
      release('2.0.0', { a: 'one: two:' }),
      release('2.1.0', { a: 'one: two: three:' }),
    );
    expect(found?.members).toEqual({ three: ['1.5.0', '2.1.0'] });
  });

  it('does not list a member as new if only tagged sources lack it', () => {
    const tag = { origin: 'tag' } as const;
    const members = (...releases: Release[]) => historyOf('a', ...releases)?.members;
    const [none, one] = [{ a: '' }, { a: 'one:' }];
    expect(members(release('1.0.0', none, tag), release('1.0.1', one))).toBeUndefined();
    const between = [release('1.0.0', one), release('1.1.0', none, tag), release('1.2.0', one)];
    expect(members(...between)).toBeUndefined();
    const listed = [release('1.0.0', none, tag), release('1.1.0', one, tag), release('1.2.0', one)];
    expect(members(...listed)).toEqual({ one: ['1.1.0'] });
  });

  it('is empty if the newest version does not export it', () => {
    expect(historyOf('a', release('1.0.0', { a: '' }), release('2.0.0', {}))).toBeUndefined();
  });
});

describe('a release', () => {
  const read = (text: string) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'index.d.ts');
    writeFileSync(file, text);
    return readRelease({ '.': file });
  };

  it('is read into a normalized form', async () => {
    const one = await read(
      `import { Signal } from 'other';\n/** @deprecated Gone. */\nexport declare function a(x: string,\n y: Signal<1>): void;`,
    );
    const two = await read(
      `import * as o from 'other';\n/** @deprecated */\ndeclare function a(x: string, y: o.Signal<1>): void; export { a };`,
    );
    const three = await read(
      `/** @deprecated */\nexport declare function a(x: string, y: import('other').Signal<1>): void;`,
    );
    expect(one).toEqual({
      symbols: { a: { entry: '.', deprecated: true, uses: ['a'], members: [] } },
      declarations: { a: 'function a(x: string, y: Signal<1>): void;' },
    });
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('has the members of all declarations that a symbol uses, but not of function bodies', async () => {
    const { symbols } = await read(
      `type Hidden = { one: 1; nested: { two(): void } };\nexport function a(x: Hidden, y: { three?: 3 }) { type Own = { four: 4 }; }`,
    );
    expect(symbols.a?.members).toEqual(['three', 'one', 'nested', 'two']);
  });

  it('contains all declarations that exported symbols use, even with equal names', async () => {
    const { symbols, declarations } = await read(
      `type A$1 = { hidden: B };\ntype B = 1;\ndeclare function use(a: A$1): A;\ntype A = 2;\nexport { use, A };`,
    );
    expect(symbols.use?.uses).toEqual(['use', 'A_', 'B', 'A']);
    expect(declarations).toMatchObject({ A: 'type A = 2;', A_: 'type A_ = { hidden: B };' });
  });

  it('resolves aliases of the bundler', async () => {
    const { declarations } = await read(`type A$1 = 1;\ntype A = A$1;\nexport { A };`);
    expect(declarations).toEqual({ A: 'type A = 1;' });
  });
});
