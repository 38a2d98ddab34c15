import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import type { PageMetadata } from '../../metadata/pages';
import type { History } from '../api';
import { readChangeRows } from '../api/history/change-rows';
import { addDifferences } from './differences';
import { feed } from './feed';
import { type Releases, releasesOf } from './releases';

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

test('adds to each row its versions, and the kind of change', () => {
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
  const { changes, versions } = releasesOf(history, rows);
  expect(versions.at(-1)).toEqual({ version: '2.1.0', peers: { angular: '^2' } });
  expect(changes.map(({ text, ...facts }) => facts)).toEqual([
    { versions: ['1.1.0', '2.1.0'], kind: 'added', isBackport: false },
    { versions: ['2.1.0'], kind: 'deprecated', isBackport: false },
    { versions: ['2.0.0'], kind: 'changed', isBackport: false },
    { versions: ['1.1.0', '2.1.0'], kind: 'added', isBackport: true },
    { versions: ['1.0.0'], kind: 'other', isBackport: false },
  ]);
});

const RELEASES: Releases = {
  versions: [
    { version: '1.0.0', date: '2026-01-19', peers: {} },
    { version: '2.0.0', peers: {} },
  ],
  changes: [
    {
      versions: ['1.0.0'],
      kind: 'added',
      isBackport: false,
      text: '[withX()](/docs/with-x) takes `A<B>`',
    },
  ],
};

test('the feed lists the changes of each version with a date', () => {
  const text = feed(RELEASES, [], { origin: 'https://example.org', base: '/kit/' });
  expect(text).toContain('<link href="https://example.org/kit/docs/changes?to=1.0.0"/>');
  expect(text).toContain('<updated>2026-01-19T00:00:00Z</updated>');
  expect(text).toContain(
    '&lt;ul&gt;&lt;li&gt;withX() takes A&amp;lt;B&amp;gt;&lt;/li&gt;&lt;/ul&gt;',
  );
  expect(text).not.toContain('2.0.0');
});

test('the feed has releases first, and ids that neither edits nor base paths change', () => {
  const guide = (lastModified: string): PageMetadata => ({
    route: '/docs/with-x',
    description: 'A guide.',
    unlisted: false,
    hasCopy: true,
    addressable: true,
    lastModified,
  });
  const idsOf = (day: string, base: string) =>
    [
      ...feed(RELEASES, [guide(day)], { origin: 'https://example.org', base }).matchAll(
        /<id>tag:[^,]+,2025:(.*?)</g,
      ),
    ].map(([, id]) => id);
  expect(idsOf('2026-02-01', '/')).toEqual(['/docs/changes?to=1.0.0', '/docs/with-x']);
  expect(idsOf('2026-03-01', '/kit/')).toEqual(idsOf('2026-02-01', '/'));
});

const changed = (version: string, ...of: string[]) => ({ version, kind: 'changed' as const, of });
const declared = {
  symbols: {
    withX: {
      added: ['18.0.0'],
      changes: [changed('18.1.0', 'withX'), changed('19.0.0', 'withX', 'y')],
    },
    y: { added: ['18.0.0'], changes: [] },
    withZ: { added: ['18.0.0'], changes: [changed('19.0.0', 'Inner')] },
  },
  declarations: {
    withX: [
      { version: '18.0.0', text: 'old' },
      { version: '18.1.0', text: 'one' },
      { version: '19.0.0', text: 'two' },
    ],
    Inner: [{ version: '19.0.0', text: 'new' }],
  },
} as unknown as History;

const change = (versions: string[], ...names: string[]) => ({
  versions,
  names: new Set(names),
  text: '',
  line: 1,
});

test('a row shows once how it changed the declarations of the symbols it names', async () => {
  const cells = ['first', 'again', 'nothing before', 'too old'].map((text) => h('td', text));
  const table = (title: string, rows: readonly Element[]) =>
    h('table', [
      h('thead', h('tr', [h('th', title), h('th', 'Words')])),
      h(
        'tbody',
        rows.map((cell) => h('tr', [h('td', '1'), cell])),
      ),
    ]);
  const root: Root = {
    type: 'root',
    children: [table('Name', [h('td', 'other')]), table('Version', cells)],
  };
  await addDifferences(
    root,
    [
      change(['19.0.0'], 'withX', 'y'),
      change(['19.0.0'], 'withX'),
      change(['19.0.0'], 'withZ'),
      change(['18.1.0'], 'withX'),
    ],
    declared,
  );
  expect(cells.map((cell) => textOf(cell).replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^firstDifferences in withX/),
    'again',
    'nothing before',
    'too old',
  ]);
  expect(JSON.stringify(cells[0])).toMatch(/line del.*one.*line add.*two/s);
});
