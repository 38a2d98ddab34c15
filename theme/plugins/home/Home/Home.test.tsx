import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ExtensionGroup, Extensions, extensionsMarkdown, Pitch } from './Home';

test('the home page shows the latest release, also to readers of an older version, and the versions of Angular that have a release', () => {
  const library = {
    version: '1.2.3',
    license: 'MIT',
    angular: [18, 22] as [number, number],
    releases: 7,
  };
  expect(renderToStaticMarkup(<Pitch library={library}>Text</Pitch>)).toContain(
    'Text<p class="home-facts"><span>Latest release 1.2.3</span><span>MIT license</span><span>7 releases</span><span>A release for each of Angular 18–22</span></p>',
  );
});

test('the home page lists each extension with its status, its size, its benefit and the lines it saves', () => {
  const groups: ExtensionGroup[] = [
    {
      label: 'Data',
      pages: [
        {
          title: 'withX()',
          route: '/docs/with-x',
          benefit: 'About `x()`.',
          size: 1234,
          saving: [58, 12],
        },
        { title: 'withY()', route: '/docs/with-y', benefit: 'Y.', status: 'experimental' },
      ],
    },
    {
      label: 'Deprecated',
      isFolded: true,
      pages: [{ title: 'withZ()', route: '/docs/with-z', benefit: 'Z.' }],
    },
  ];
  expect(renderToStaticMarkup(<Extensions groups={groups} />)).toBe(
    '<div class="home-groups"><section><h3>Data</h3><ul><li><a href="/docs/with-x">withX()</a><small> 1,234 B</small><p>About <code>x()</code>.</p><small>58 lines become 12</small></li><li><a href="/docs/with-y">withY()</a> <span class="badge experimental">Experimental</span><p>Y.</p></li></ul></section><details><summary>Deprecated</summary><ul><li><a href="/docs/with-z">withZ()</a><p>Z.</p></li></ul></details></div>',
  );
  expect(extensionsMarkdown(groups)).toBe(
    '### Data\n\n- [withX()](/docs/with-x) (1,234 bytes): About `x()`. 58 lines become 12.\n- [withY()](/docs/with-y) (experimental): Y.\n\n### Deprecated\n\n- [withZ()](/docs/with-z): Z.',
  );
});
