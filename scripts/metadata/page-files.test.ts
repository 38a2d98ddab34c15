import { expect, it } from 'vitest';
import type { Rendered } from '../../theme/lib/renderedPages';
import { createPageFiles, emptyDocument, type PageFacts } from './page-files';

const facts: PageFacts = { title: 'Title' };
const main = (text: string) => `<main id="main" class="x"><p>${text}</p></main>`;

/** Creates the files of a site with two pages. */
function create({ guide = 'Guide', sidebar = '<aside>Entries</aside>' } = {}) {
  const rendered: Rendered = {
    pages: {
      '/': { pageType: 'home', main: main('Home') },
      '/docs/guide': { pageType: 'doc', main: main(guide) },
      '/404': { pageType: '404', main: main('Not found') },
    },
    fragments: { menu: '<dialog></dialog>', guides: sidebar },
  };
  const documents = ['index.html', 'docs/guide.html', '404.html'];
  const pageFiles = createPageFiles(documents, rendered, () => facts);
  return { ...pageFiles, listed: JSON.parse(pageFiles.files.get(pageFiles.list) ?? '') };
}

it('an edit changes only the file of its page and the list', () => {
  const names = (site: ReturnType<typeof create>) => [...site.files.keys()];
  const before = names(create());
  expect(names(create())).toEqual(before);
  const changed = (after: string[]) => after.filter((name) => !before.includes(name));
  expect(changed(names(create({ guide: 'Edited' })))).toEqual([
    expect.stringMatching(/^static\/pages\/docs-guide\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
  expect(changed(names(create({ sidebar: '<aside>More</aside>' })))).toEqual([
    expect.stringMatching(/^static\/fragments\/guides\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
});

it('a build fails on a document that the theme has not rendered', () => {
  const rendered = { pages: {}, fragments: {} };
  expect(() => createPageFiles(['a.html'], rendered, () => facts)).toThrow(
    'theme/app/Layout.tsx has not rendered /a',
  );
});

const rendered: Rendered = {
  pages: { '/404': { pageType: '404', main: main('Not found') } },
  fragments: {},
};

it('the app shell has the frame, and an empty main element', () => {
  const frame = (text: string, attribute = '') =>
    `<body><div id="__rspress_root"${attribute}><header>Bar</header>${text}</div></body>`;
  expect(emptyDocument(frame(main('Not found')), rendered)).toBe(
    frame('<main id="main" tabindex="-1"></main>', ' data-empty'),
  );
});

it.each([main('Not found'), '<div id="__rspress_root"></div>'])(
  'a build fails if it cannot create the app shell from %s',
  (html) => {
    expect(() => emptyDocument(html, rendered)).toThrow(/app shell/);
  },
);
