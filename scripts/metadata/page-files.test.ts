import { expect, it } from 'vitest';
import { cutPageFiles, emptyDocument, type PageFacts } from './page-files';

const facts: PageFacts = { title: 'Title', pageType: 'doc', sidebar: 'guides' };
const page = (text: string, more = '') =>
  `<html><body><div id="__rspress_root"><header>Bar</header><main id="main" class="x"><p>${text}</p></main>${more}</div></body></html>`;
const fragment = (name: string, html: string) => `<!--fragment ${name}-->${html}<!--/fragment-->`;

/** A site of two pages, and what is cut out of it. */
function cut({ guide = 'Guide', sidebar = '<aside>Entries</aside>' } = {}) {
  const documents = new Map([
    ['index.html', page('Home')],
    ['docs/guide.html', page(guide)],
    [
      '404.html',
      page('Not found', fragment('menu', '<dialog></dialog>') + fragment('guides', sidebar)),
    ],
  ]);
  const pageFiles = cutPageFiles(documents, () => facts);
  return { documents, ...pageFiles, listed: JSON.parse(pageFiles.files.get(pageFiles.list) ?? '') };
}

it('a page’s file has the main element of its document, and what is to be known of it', () => {
  const { files, fileOf } = cut();
  expect(JSON.parse(files.get(fileOf('/docs/guide') ?? '') ?? '')).toEqual({
    ...facts,
    html: '<main id="main" class="x"><p>Guide</p></main>',
  });
});

it('the list names the versions of all pages and of the parts of the frame', () => {
  const { files, listed, fileOf } = cut();
  expect(Object.keys(listed.pages)).toEqual(['/', '/docs/guide', '/404']);
  expect(fileOf('/')).toBe(`static/pages/index.${listed.pages['/']}.json`);
  expect(files.get(`static/fragments/guides.${listed.fragments.guides}.json`)).toBe(
    '"<aside>Entries</aside>"',
  );
  expect(fileOf('/docs/gone')).toBeUndefined();
});

it('the not-found page is rid of the parts of the frame that it has brought', () => {
  const { documents, files, fileOf } = cut();
  expect(documents.get('404.html')).toBe(page('Not found'));
  expect(files.get(fileOf('/404') ?? '')).not.toContain('Entries');
});

it('an edit changes the file of its page and the list, and nothing else', () => {
  const names = (site: ReturnType<typeof cut>) => [...site.files.keys()];
  const before = names(cut());
  expect(names(cut())).toEqual(before);
  const changed = (after: string[]) => after.filter((name) => !before.includes(name));
  expect(changed(names(cut({ guide: 'Edited' })))).toEqual([
    expect.stringMatching(/^static\/pages\/docs-guide\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
  expect(changed(names(cut({ sidebar: '<aside>More</aside>' })))).toEqual([
    expect.stringMatching(/^static\/fragments\/guides\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
});

it('a build stops at a document without a main element', () => {
  const documents = new Map([['a.html', '<html><body>Text</body></html>']]);
  expect(() => cutPageFiles(documents, () => facts)).toThrow(/a\.html has no main element/);
});

it('the app shell has the frame, and room for any page', () => {
  expect(emptyDocument(page('Not found'))).toBe(
    '<html><body><div id="__rspress_root" data-empty><header>Bar</header><main id="main" tabindex="-1"></main></div></body></html>',
  );
});

it.each(['<main></main>', '<div id="__rspress_root"></div>'])(
  'a build stops where there is no app shell to be made: %s',
  (html) => {
    expect(() => emptyDocument(html)).toThrow(/app shell/);
  },
);
