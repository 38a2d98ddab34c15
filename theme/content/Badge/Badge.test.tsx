import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './Badge';
import { badgeMarkdown } from './badge.markdown';

test('a badge shows an API’s status or the version that added it', () => {
  expect(renderToStaticMarkup(<Badge type="experimental" />)).toBe(
    '<span class="badge experimental">Experimental</span>',
  );
  expect(renderToStaticMarkup(<Badge since="19.5" />)).toBe(
    '<span class="badge">Since 19.5</span>',
  );
  expect(badgeMarkdown({ since: '19.5' }, [])).toEqual([{ type: 'text', value: '(Since 19.5)' }]);
});

test('a badge can have its own text', () => {
  expect(renderToStaticMarkup(<Badge type="stable">Solid</Badge>)).toBe(
    '<span class="badge stable">Solid</span>',
  );
});

test.each([{}, { type: 'brandnew' }])('an empty badge, %o, is rejected', (props) => {
  expect(() => Badge(props)).toThrow(/Needs a type \(stable, experimental, deprecated, internal\)/);
});
