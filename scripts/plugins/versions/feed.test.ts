import { expect, test } from 'vitest';
import { feed } from './feed';
import type { Releases } from './releases';

const RELEASES: Releases = {
  versions: [
    { version: '1.0.0', date: '2026-01-19', peers: {} },
    { version: '2.0.0', peers: {} },
  ],
  changes: [
    {
      versions: ['1.0.0'],
      kind: 'added',
      symbols: [],
      extensions: [],
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
