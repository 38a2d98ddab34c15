import { expect, test } from 'vitest';
import type { PageMetadata } from '../../metadata/pages';
import type { History } from '../api';
import { readChangeRows } from '../api/history/change-rows';
import { feed } from './feed';
import { changesIn, type ReleaseChange, releasesOf } from './releases';

const version = (major: number) => ({
  origin: 'package' as const,
  peers: { '@ngrx/signals': `^${major + 19}.0.0` },
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

test('a release was tried with packages, or the next one of its line was', () => {
  const sets = ['1.0.0', '2.1.0'].map((library) => ({
    '@angular-architects/ngrx-toolkit': library,
    angular: library,
  }));
  const tried = releasesOf(history, { sets }).map((release) => release.tried.angular);
  expect(tried).toEqual(['1.0.0', '1.0.0', '2.1.0', '2.1.0']);
});

test('a release has what the Angular of its NgRx requires', () => {
  expect(releasesOf(history, { sets: [] }).at(-1)?.platform).toMatchObject({
    node: expect.stringContaining('^20.19.0'),
    angular: '^21.0.0',
    nx: 22,
  });
});

test('rows of backports belong together', () => {
  const rows = readChangeRows({
    source: `| Version | What is new |
| --- | --- |
| 2.1.0 | \`withX()\` for \`stores\` |
| 2.0.0 | \`withY()\` takes more |
| 1.1.0 | \`withX()\`, as in 2.1.0 |
`,
  });
  expect(changesIn(rows).map(({ text, ...facts }) => facts)).toEqual([
    { versions: ['1.1.0', '2.1.0'], isBackport: false },
    { versions: ['2.0.0'], isBackport: false },
    { versions: ['1.1.0', '2.1.0'], isBackport: true },
  ]);
});

const VERSIONS = [{ version: '1.0.0', date: '2026-01-19' }, { version: '2.0.0' }];
const CHANGES: ReleaseChange[] = [
  { versions: ['1.0.0'], isBackport: false, text: '[withX()](/docs/with-x) takes `A<B>`' },
];

test('the feed lists the changes of each version with a date', () => {
  const text = feed(VERSIONS, CHANGES, [], { origin: 'https://example.org', base: '/kit/' });
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
      ...feed(VERSIONS, CHANGES, [guide(day)], { origin: 'https://example.org', base }).matchAll(
        /<id>tag:[^,]+,2025:(.*?)</g,
      ),
    ].map(([, id]) => id);
  expect(idsOf('2026-02-01', '/')).toEqual(['/docs/changes?to=1.0.0', '/docs/with-x']);
  expect(idsOf('2026-03-01', '/kit/')).toEqual(idsOf('2026-02-01', '/'));
});
