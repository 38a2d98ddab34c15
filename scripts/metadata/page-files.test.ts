import { expect, it } from 'vitest';
import { emptyDocument, type PageFacts, splitPageFiles } from './page-files';

const facts: PageFacts = { title: 'Title', pageType: 'doc', sidebar: 'guides' };
const page = (text: string, more = '') =>
  `<html><body><div id="__rspress_root"><header>Bar</header><main id="main" class="x"><p>${text}</p></main>${more}</div></body></html>`;
const fragment = (name: string, html: string) => `<!--fragment ${name}-->${html}<!--/fragment-->`;

/** Splits a site of two pages into files. */
function split({ guide = 'Guide', sidebar = '<aside>Entries</aside>' } = {}) {
  const documents = new Map([
    ['index.html', page('Home')],
    ['docs/guide.html', page(guide)],
    [
      '404.html',
      page('Not found', fragment('menu', '<dialog></dialog>') + fragment('guides', sidebar)),
    ],
  ]);
  const pageFiles = splitPageFiles(documents, () => facts);
  return { documents, ...pageFiles, listed: JSON.parse(pageFiles.files.get(pageFiles.list) ?? '') };
}

it('the file of a page has the main element of its document, and its metadata', () => {
  const { files, fileOf } = split();
  expect(JSON.parse(files.get(fileOf('/docs/guide') ?? '') ?? '')).toEqual({
    ...facts,
    html: '<main id="main" class="x"><p>Guide</p></main>',
  });
});

it('the list has the hashes of all pages and fragments', () => {
  const { files, listed, fileOf } = split();
  expect(Object.keys(listed.pages)).toEqual(['/', '/docs/guide', '/404']);
  expect(fileOf('/')).toBe(`static/pages/index.${listed.pages['/']}.json`);
  expect(files.get(`static/fragments/guides.${listed.fragments.guides}.json`)).toBe(
    '"<aside>Entries</aside>"',
  );
  expect(fileOf('/docs/gone')).toBeUndefined();
});

it('the fragments are extracted from the not-found page', () => {
  const { documents, files, fileOf } = split();
  expect(documents.get('404.html')).toBe(page('Not found'));
  expect(files.get(fileOf('/404') ?? '')).not.toContain('Entries');
});

it('an edit changes only the file of its page and the list', () => {
  const names = (site: ReturnType<typeof split>) => [...site.files.keys()];
  const before = names(split());
  expect(names(split())).toEqual(before);
  const changed = (after: string[]) => after.filter((name) => !before.includes(name));
  expect(changed(names(split({ guide: 'Edited' })))).toEqual([
    expect.stringMatching(/^static\/pages\/docs-guide\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
  expect(changed(names(split({ sidebar: '<aside>More</aside>' })))).toEqual([
    expect.stringMatching(/^static\/fragments\/guides\./),
    expect.stringMatching(/^static\/pages\.\w+\.json$/),
  ]);
});

it('a build fails on a document without a main element', () => {
  const documents = new Map([['a.html', '<html><body>Text</body></html>']]);
  expect(() => splitPageFiles(documents, () => facts)).toThrow(/a\.html has no main element/);
});

it('the app shell has the frame, and an empty main element', () => {
  expect(emptyDocument(page('Not found'))).toBe(
    '<html><body><div id="__rspress_root" data-empty><header>Bar</header><main id="main" tabindex="-1"></main></div></body></html>',
  );
});

it.each(['<main></main>', '<div id="__rspress_root"></div>'])(
  'a build fails if it cannot create the app shell from %s',
  (html) => {
    expect(() => emptyDocument(html)).toThrow(/app shell/);
  },
);
