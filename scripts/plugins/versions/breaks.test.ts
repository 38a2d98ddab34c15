import { toString as plainText } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { breakList, readBreaks, triedWith } from './breaks';
import type { Entry } from './collect/corpus';

const entry = (id: string, kind: Entry['kind'], before: string, after?: string): Entry => ({
  id,
  kind,
  package: '@ngrx/signals',
  title: `Change \`${id}\`.`,
  names: [],
  before,
  ...(after && { after }),
});
const trial = (first: string) => ({
  since: '17.0.0',
  last: '17.2.0',
  first,
  message: 'TS1: No.\n  Because\n  of X.',
});

const ENTRIES = [
  entry('behaves', 'behavior', 'a();\n'),
  entry('small', 'code', 'a();\nb();\n', 'a();\nc();\n'),
  entry('large', 'code', 'a();\nb();\n', 'd();\nc();\n'),
];
const breaks = readBreaks(ENTRIES, {
  sets: [],
  trials: {
    behaves: { ...trial('20.0.1'), message: '1', result: '2' },
    small: trial('20.0.1'),
    large: { ...trial('20.0.1'), until: '21.0.0' },
  },
});

test('the hardest break comes first', () => {
  expect(breaks.map(({ id }) => id)).toEqual(['large', 'small', 'behaves']);
});

test('a page lists what breaks with a version, with what the compiler says and the edit', () => {
  const [code, list, behavior] = breakList(20, breaks);
  expect([code, behavior].map((node) => plainText(node))).toEqual([
    'Change your code:',
    'Behaves differently:',
  ]);
  const text = plainText(list);
  expect(text).toContain(
    'With @ngrx/signals 20.0.1, not from 21 on, the compiler says: TS1: No. … of X.',
  );
  expect(text).toContain('b(); // [!code --]\nc(); // [!code ++]');
  expect(breakList(19, breaks)).toEqual([]);
});

test('each break in the list has an address', () => {
  const [, list] = breakList(20, breaks);
  expect(JSON.stringify(list)).toContain('"id":"break-large"');
});

test('versions before 18 count as one', () => {
  const old = readBreaks([entry('old', 'code', '')], {
    sets: [],
    trials: { old: trial('17.1.0') },
  });
  expect(breakList(0, old)).toHaveLength(2);
  expect(breakList(18, old)).toEqual([]);
});

test('an entry that was never tried is a mistake', () => {
  expect(() => readBreaks([entry('new', 'code', '')], { sets: [], trials: {} })).toThrow(
    'The break new was never tried. Run npm run breaks -- new.',
  );
});

test('a version that the registry lacks counts as the next one of its line', () => {
  const sets = ['18.1.1', '19.0.2', '20.0.1'].map((version) => ({
    '@angular-architects/ngrx-toolkit': version,
    typescript: version,
  }));
  const triedOf = (version: string) => triedWith(version, { sets }).typescript;
  expect(['18.1.1', '19.0.0', '19.5.0'].map(triedOf)).toEqual(['18.1.1', '19.0.2', '19.0.2']);
});

test('every entry of the corpus was tried, and leads to code by names of imports', () => {
  for (const { id, names, since, last } of readBreaks()) {
    expect([id, ...names].join()).toMatch(/^[a-z-]+(?:,@[\w/-]+(?:#\w+|\/\*))+$/);
    expect([id, since, last].join()).toMatch(/^[a-z-]+,\d+\.\d+\.\d+,\d+\.\d+\.\d+$/);
  }
});
