import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Errors } from './Errors';

const group = { title: 'X', route: '/docs/x', errors: [{ text: 'TS1: *', id: 'ts1' }] };

test('errors link to the sections that explain them, grouped by guide', () => {
  expect(renderToStaticMarkup(<Errors groups={[{ ...group, since: '19.5' }]} />)).toContain(
    '<h3>X <span class="badge">Since 19.5</span></h3><ul><li><a href="/docs/x#ts1">TS1: *</a></li></ul>',
  );
});
