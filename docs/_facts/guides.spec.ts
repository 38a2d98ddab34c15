/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';

const specs = import.meta.glob<string>(
  ['./**/*.spec.ts', '!./guides.spec.ts', '!./members.spec.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
// The page of the reference is generated from the library.
const pages = import.meta.glob<string>(['../docs/*.mdx', '!../docs/api.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const guides = new Map(
  Object.entries(pages).map(([path, source]) => [
    path.replace(/^\.\.(\/docs\/.+)\.mdx$/, '$1'),
    // As a reader sees it: `code` and **bold** text can stand within a quotation.
    source.replace(/[`*]/g, ''),
  ]),
);

/** The guide of `with-reset.spec.ts`, and that of every file in the folder `with-resource`. */
const guideOf = (file: string) => file.replace(/^\.\/([\w-]+).*$/, '/docs/$1');

/** Titles of the groups and tests in a file, in their order. */
function titlesOf(source: string): { kind: string; title: string }[] {
  const calls = /\b(describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\2).)+)\2/g;
  return [...source.matchAll(calls)].map(([, kind = '', , title = '']) => ({ kind, title }));
}

/** When a test fails, its name has to lead to the sentence that is wrong by now. */
describe.each(Object.entries(specs))('%s', (file, source) => {
  const titles = titlesOf(source);
  const addresses = titles.flatMap(({ title }) => /^\/docs\/[\w-]+/.exec(title)?.[0] ?? []);

  it('names the guide whose statements it tests, and the guide exists', () => {
    const ownGuide = guideOf(file);
    expect(addresses, `a describe() of ${file} has to begin with "${ownGuide}"`).toContain(
      ownGuide,
    );
    const unknown = addresses.filter((address) => !guides.has(address));
    expect(unknown, 'these guides do not exist: rename the describe()').toEqual([]);
  });

  it('quotes only what its guide says', () => {
    let guide = '';
    for (const { kind, title } of titles) {
      const address = /^\/docs\/[\w-]+/.exec(title)?.[0];
      if (kind === 'describe' && address) guide = address;
      for (const [, quoted = ''] of title.matchAll(/"([^"]+)"/g)) {
        const said = guides.get(guide)?.includes(quoted);
        expect(said, `${guide} no longer says "${quoted}", which "${title}" tests`).toBe(true);
      }
    }
  });
});

it('every guide that states something about the library has a file of tests', () => {
  // The team page is about people; the others are tested with "Getting started", in one file.
  const without = ['/docs/team', '/docs/changes', '/docs/extensions', '/docs/faq'];
  const tested = new Set(Object.keys(specs).map(guideOf));
  expect([...guides.keys()].toSorted()).toEqual([...tested, ...without].toSorted());
});
