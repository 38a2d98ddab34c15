import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge, badgeMarkdown } from './Badge';

test('a badge shows an API’s status or the version that added it', () => {
  expect(renderToStaticMarkup(<Badge type="experimental" />)).toBe(
    '<span class="badge experimental">Experimental</span>',
  );
  expect(renderToStaticMarkup(<Badge since="19.5" />)).toBe(
    '<span class="badge">Since 19.5</span>',
  );
  expect(badgeMarkdown({ since: '19.5' }, [])).toEqual([{ type: 'text', value: '(Since 19.5)' }]);
});

test.each([{}, { type: 'brandnew' }])('an empty badge, %o, is rejected', (props) => {
  expect(() => Badge(props)).toThrow(/Needs a type \(stable, experimental, deprecated, internal\)/);
});
