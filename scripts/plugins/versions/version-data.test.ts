import { expect, test } from 'vitest';
import type { History, Reference } from '../api';
import type { SymbolHistory } from '../api/data';
import { existsIn, missingBefore } from '../api/data';
import { versionData } from './version-data';

const VERSIONS = ['0.4.0', '18.0.0', '19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'];

/** Creates a reference of symbols with the given histories. `withA` and `clearA` share the guide `/docs/with-a`. */
function referenceOf(
  symbols: Record<string, Partial<SymbolHistory>>,
  declarations: History['declarations'] = {},
) {
  const history = {
    package: 'kit',
    versions: Object.fromEntries(VERSIONS.map((one) => [one, { origin: 'package', peers: {} }])),
    symbols: Object.fromEntries(
      Object.entries(symbols).map(([name, one]) => [
        name,
        { added: [], removed: [], changes: [], ...one },
      ]),
    ),
    declarations,
  } as History;
  const entries = Object.keys(symbols).map((name) => ({
    symbol: { name, signatures: [{ parameters: [{ name: 'options' }] }] },
    href: `/docs/api/functions/${name}`,
  }));
  return {
    history,
    entries,
    guides: [
      { id: 'with-a', label: 'withA()', href: '/docs/with-a' },
      { id: 'team', label: 'Team', href: '/docs/team' },
    ],
    extensions: [{ guide: 'with-a', title: 'A', entries }],
    entryOf: (name: string) => entries.find(({ symbol }) => symbol.name === name),
  } as unknown as Reference;
}

test('a backported symbol is missing in newer versions before it was added there, and after its removal', () => {
  const backported = { added: ['19.5.0', '20.7.0'] };
  const exists = ['19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'].map((version) =>
    existsIn(backported, version),
  );
  expect(exists).toEqual([false, true, false, true, true]);
  expect(existsIn({ added: ['19.0.0'], removed: ['19.5.0'] }, '19.5.0')).toBe(false);
});

test('readers choose a major version, which represents its newest release', () => {
  const { history } = referenceOf({});
  expect(missingBefore({ added: ['19.5.0', '20.7.0'] }, history)).toBe('19.5.0 and 20.7.0');
  expect(missingBefore({ added: ['19.0.0', '20.7.0'], removed: ['19.5.0'] }, history)).toBe(
    '20.7.0',
  );
  expect(missingBefore({ added: ['18.0.0'] }, history)).toBeUndefined();
});

test('pages are marked with the version of their symbol, or of the main symbol of their extension', () => {
  const { pages } = versionData(
    referenceOf({
      withA: { added: ['19.0.0'] },
      clearA: { added: ['21.0.0'] },
      old: { added: ['0.4.0'] },
    }),
  );
  expect(pages).toEqual({
    '/docs/api/functions/withA': '19.0.0',
    '/docs/api/functions/clearA': '21.0.0',
    '/docs/with-a': '19.0.0',
  });
});

test('members are marked if a later major version than that of their symbol added them, in guides too', () => {
  const members = { keys: ['21.0.0'], skip: ['19.5.0'], options: ['21.0.0'] };
  const data = versionData(referenceOf({ withA: { added: ['19.0.0'], members } }));
  expect(data.members).toEqual({
    '/docs/api/functions/withA': { keys: '21.0.0' },
    '/docs/with-a': { keys: '21.0.0' },
  });
});

test('a symbol is marked with the last change of its declarations that an older major version lacks', () => {
  const changed = (version: string, ...of: string[]) => ({ version, kind: 'changed' as const, of });
  const data = versionData(
    referenceOf({
      withA: {
        added: ['18.0.0'],
        changes: [changed('19.0.0', 'withA'), changed('20.0.0', 'Hidden'), changed('21.0.0', 'B')],
      },
      B: { added: ['0.4.0'], changes: [changed('18.0.0', 'B')] },
      New: { added: ['21.0.0'], changes: [changed('21.0.0', 'New')] },
    }),
  );
  expect(data.changed).toEqual({ '/docs/api/functions/withA': '20.0.0' });
});
