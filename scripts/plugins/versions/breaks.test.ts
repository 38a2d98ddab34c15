import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { checkCode } from '../../../theme/plugins/versions/check/code';
import type { Break } from '../../../theme/plugins/versions/Upgrade/breaks';
import { breakList, breakOf, readBreaks, triedWith } from './breaks';
import { type Entry, readHistory, readRecorded } from './collect/corpus';
import { releasesOf } from './releases';

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
  expect(JSON.stringify(list)).toContain('"id":"break-large"');
  expect(breakList(19, breaks)).toEqual([]);
});

test('versions before 18 count as one', () => {
  const old = readBreaks([entry('old', 'code', '')], {
    sets: [],
    trials: { old: trial('17.1.0') },
  });
  expect(breakList(0, old)).toHaveLength(2);
  expect(breakList(18, old)).toEqual([]);
});

test('code can be concerned from the first version on that has what it uses', () => {
  const sets = ['17.0.0', '16.2.0', '16.1.0'].map((version) => ({ '@ngrx/signals': version }));
  const olderOf = (some: typeof sets) => breaks[0] && breakOf(breaks[0], { sets: some }).tooOld;
  expect([olderOf(sets.toReversed()), olderOf(sets.slice(0, 1))]).toEqual(['16.2.0', undefined]);
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

describe('each entry of the corpus', () => {
  const releases = releasesOf(readHistory(), readRecorded());
  const [to] = releases.slice(-1);
  const check = (code: string, entry: Break) => {
    const target = { from: undefined, versions: releases, breaks: [entry] };
    return to && checkCode(code, { ...target, to }, { symbols: {}, order: {} })?.concerned.size;
  };
  test.each(readBreaks().map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const one = breakOf(entry, readRecorded());
    expect(check(entry.before, one), 'is found in the code that it breaks').toBe(1);
    if (one.certain || one.unless)
      expect(check(entry.after ?? '', one), 'not in the edited code').toBe(0);
  });
});
