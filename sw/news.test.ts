import { expect, test, vi } from 'vitest';
import type { SiteFile } from './build';
import { changedPages, type PageData } from './news';
import { buildOf } from './testing/world';

const FILE = 'static/pages/guide.json';

/** Returns the changes between two versions of a page. */
async function changes(old: PageData, page: PageData) {
  const build = async (data: PageData) => ({
    ...(await buildOf('', {
      'static/index.js': '',
      'static/a.css': '',
      [FILE]: JSON.stringify(data),
    })),
    // The page list has no file of its own.
    routes: { guide: [1, 2], list: [1] },
  });
  const [before, after] = [await build(old), await build(page)];
  const read = vi.fn(async (file: SiteFile) => (file === after.files[2] ? page : old));
  return { pages: await changedPages(before, after, read), read };
}

const article = (text: string) => `<main><article><h2 id=a>A</h2>\n${text}</article></main>`;

test('a page has changed if its article has, and is listed by its title without the site’s', async () => {
  const { pages } = await changes(
    { html: article('one') },
    { title: 'Guide | NgRx Toolkit', html: article('two') },
  );
  expect(pages).toEqual([
    { route: 'guide', title: 'Guide', isNew: false, sections: [{ id: 'a', heading: 'A' }] },
  ]);
});

test('a page without a title is listed by its path', async () => {
  const { pages } = await changes({ html: article('one') }, { html: article('two') });
  expect(pages).toMatchObject([{ title: '/guide' }]);
});

test('a page without an article is compared as a whole', async () => {
  const { pages } = await changes({ html: '<main>one</main>' }, { html: '<main>two</main>' });
  expect(pages).toHaveLength(1);
});

test.each([
  ['around the article', `<nav>Old</nav>${article('one')}`, `<nav>New</nav>${article('one')}`],
  [
    'in an island, which has no text until it lives',
    article('one <!--island--><p>\nOld<!--/island--> two <!--island-->Old<!--/island-->'),
    article('one <!--island--><p>\nNew<!--/island--> two <!--island-->New<!--/island-->'),
  ],
])('a change %s is none', async (_, old, html) => {
  expect((await changes({ html: old }, { html })).pages).toEqual([]);
});

test('a change between two islands is one', async () => {
  const html = '<!--island-->x<!--/island--> one <!--island-->x<!--/island-->';
  const { pages } = await changes(
    { html: article(html) },
    { html: article(html.replace('one', 'two')) },
  );
  expect(pages).toHaveLength(1);
});

test('pages whose file is the same are not read', async () => {
  const { pages, read } = await changes({ html: article('one') }, { html: article('one') });
  expect(pages).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});
