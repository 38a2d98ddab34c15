import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Extensions } from './Extensions';
import { extensionsMarkdown } from './extensions.markdown';
import { Pitch } from './Pitch';

test('the home page shows the version of the library', () => {
  const library = { version: '1.2.3', license: 'MIT', works: ['Angular 22'] };
  expect(renderToStaticMarkup(<Pitch library={library}>Text</Pitch>)).toContain(
    'Text<p class="home-facts"><span>Latest release 1.2.3</span><span>Angular 22</span><span>MIT license</span></p>',
  );
});

test('the home page has a card for each extension with its benefit and status', () => {
  const groups = [
    {
      label: 'Data',
      pages: [
        { title: 'withX()', route: '/docs/with-x', benefit: 'About `x()`.' },
        { title: 'withY()', route: '/docs/with-y', benefit: 'Y.', status: 'deprecated' },
      ],
    },
  ];
  expect(renderToStaticMarkup(<Extensions groups={groups} />)).toContain(
    '<h3>Data</h3><ul><li><a href="/docs/with-x">withX()</a><p>About <code>x()</code>.</p></li><li><a href="/docs/with-y">withY()</a> <span class="badge deprecated">Deprecated</span><p>Y.</p></li></ul>',
  );
  expect(extensionsMarkdown(groups)).toBe(
    '### Data\n\n- [withX()](/docs/with-x): About `x()`.\n- [withY()](/docs/with-y) (deprecated): Y.',
  );
});
