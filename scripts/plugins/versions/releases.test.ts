import { expect, test } from 'vitest';
import type { History } from '../api';
import { readChangeRows } from '../api/history/change-rows';
import { releasesOf } from './releases';

const version = (major: number) => ({
  origin: 'package' as const,
  peers: { angular: `^${major}` },
});
const history: History = {
  package: 'library',
  versions: {
    '1.0.0': version(1),
    '1.1.0': version(1),
    '2.0.0': version(2),
    '2.1.0': version(2),
  },
  symbols: {
    withX: { added: ['1.1.0', '2.1.0'], removed: [], changes: [] },
    withY: {
      added: ['1.0.0'],
      removed: [],
      changes: [
        { version: '2.1.0', from: '2.0.0', kind: 'changed', of: ['withY'] },
        { version: '2.1.0', kind: 'deprecated' },
      ],
    },
  },
  declarations: {},
};

test('adds to each row its versions, the kind of change and the symbols', () => {
  const rows = readChangeRows({
    source: `| Version | What is new |
| --- | --- |
| 2.1.0 | \`withX()\` for \`stores\` |
| 2.1.0 | \`withY()\` is deprecated |
| 2.0.0 | \`withY()\` takes more |
| 1.1.0 | \`withX()\`, as in 2.1.0 |
| 1.0.0 | Faster |
`,
  });
  const { changes, versions } = releasesOf(history, rows, (name) => ({
    href: `/api/${name}`,
    extension: 'withX',
  }));
  expect(versions.at(-1)).toEqual({ version: '2.1.0', peers: { angular: '^2' } });
  expect(changes.map(({ text, ...facts }) => facts)).toEqual([
    {
      versions: ['1.1.0', '2.1.0'],
      kind: 'added',
      symbols: [['withX', '/api/withX']],
      extensions: ['withX'],
      isBackport: false,
    },
    {
      versions: ['2.1.0'],
      kind: 'deprecated',
      symbols: [['withY', '/api/withY']],
      extensions: ['withX'],
      isBackport: false,
    },
    {
      versions: ['2.0.0'],
      kind: 'changed',
      symbols: [['withY', '/api/withY']],
      extensions: ['withX'],
      isBackport: false,
    },
    {
      versions: ['1.1.0', '2.1.0'],
      kind: 'added',
      symbols: [['withX', '/api/withX']],
      extensions: ['withX'],
      isBackport: true,
    },
    { versions: ['1.0.0'], kind: 'other', symbols: [], extensions: [], isBackport: false },
  ]);
});
