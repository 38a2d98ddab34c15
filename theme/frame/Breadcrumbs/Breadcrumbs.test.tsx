import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

test('breadcrumbs link to the levels above the page and name the page', () => {
  const breadcrumbs = [
    { label: 'State' },
    { label: 'Reset', href: '/docs/reset' },
    { label: 'withReset()', href: '/docs/with-reset' },
  ];
  const html = renderToStaticMarkup(
    <Breadcrumbs breadcrumbs={breadcrumbs} address={(route) => `/kit${route}`} />,
  );
  expect(html).toContain('<a href="/kit/" aria-label="Home page">');
  expect(html).toContain(
    '<span>State</span></li><li><a href="/kit/docs/reset">Reset</a></li><li><span aria-current="page">withReset()</span>',
  );
});
