import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './Badge';

test('a badge shows an API’s status, the version that added it, or text', () => {
  expect(renderToStaticMarkup(<Badge type="experimental" />)).toBe(
    '<span class="badge experimental">Experimental</span>',
  );
  expect(renderToStaticMarkup(<Badge since="19.5" />)).toBe(
    '<span class="badge">Since 19.5</span>',
  );
  expect(renderToStaticMarkup(<Badge text="New" />)).toBe('<span class="badge">New</span>');
});

test.each([{}, { type: 'brandnew' }])('an empty badge, %o, is rejected', (props) => {
  expect(() => Badge(props)).toThrow(/needs a type \(experimental, deprecated, internal\)/);
});
