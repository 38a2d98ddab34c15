import { afterEach, expect, it } from 'vitest';
import { TestFolder } from '../fixtures/site';
import { locate } from './locate';

let folder: TestFolder;
afterEach(() => folder.remove());

/** Where problems stand, on a site below /base/ whose page /docs/a is written in a.mdx. */
function places(...findings: { file: string; url?: string }[]) {
  folder = new TestFolder({ 'a.mdx': '# A\n\n[b](/docs/b) and [part](#part)\n' });
  const sourceOf = (route: string) => (route === '/docs/a' ? `${folder.path}/a.mdx` : undefined);
  const said = findings.map((finding) => ({ ...finding, message: 'Broken.', remedy: 'Mend it.' }));
  return locate(said, { dir: folder.path, base: '/base/', sourceOf }).map(
    ({ file, line, message }) => ({ file: file.slice(folder.path.length + 1), line, message }),
  );
}

it.each(['/base/docs/b', '/docs/b', '/base/docs/a#part'])(
  'names the line of the source that holds an address: %s',
  (url) => {
    expect(places({ file: 'docs/a.html', url })).toEqual([
      { file: 'a.mdx', line: 3, message: 'Broken.' },
    ]);
  },
);

it('names the finished file where a page has no source', () => {
  expect(places({ file: '404.html', url: '/docs/b' })).toEqual([
    { file: '404.html', line: undefined, message: 'Broken.' },
  ]);
});

it('says once what several files share', () => {
  expect(places({ file: '404.html' }, { file: 'docs/api.html' })).toEqual([
    { file: '404.html', line: undefined, message: 'Broken. (in 2 files)' },
  ]);
});
