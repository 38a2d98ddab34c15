import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { mentionsIn, pageIdsOf, type Renaming, rewrite, withAbsoluteLinks } from './rewrite';

/** Creates the renaming of a page with files named after it. */
function renaming(from: string, to: string, below: string[] = []): Renaming {
  const [old, other] = [pageIdsOf(from), pageIdsOf(to)];
  const files = new Map([
    [`docs${from}.mdx`, `docs${to}.mdx`],
    [`docs/_demos/${old.name}.ts`, `docs/_demos/${other.name}.ts`],
    [`docs/_facts/${old.name}`, `docs/_facts/${other.name}`],
  ]);
  return { from: old, to: other, files, below };
}

const THING = renaming('/docs/with-thing', '/docs/resetting');
const CREW = renaming('/docs/crew', '/docs/people');
const LESSONS = renaming('/docs/lessons', '/docs/course', ['lessons/first']);
const STEP = renaming('/docs/lessons/first', '/docs/lessons/begin');

const after = (file: string, text: string, move: Renaming) => rewrite(file, text, move).text;

describe('the old name is replaced', () => {
  it.each([
    ['docs/docs/x.mdx', '[a](/docs/with-thing#part)', '[a](/docs/resetting#part)'],
    ['docs/docs/x.mdx', '[a]: /docs/with-thing', '[a]: /docs/resetting'],
    ['docs/docs/x.mdx', '<a href="/docs/with-thing?x">', '<a href="/docs/resetting?x">'],
    ['docs/docs/x.mdx', '`/docs/with-thing.md`', '`/docs/resetting.md`'],
    ['docs/docs/x.mdx', '<Members of="with-thing" />', '<Members of="resetting" />'],
    ['docs/docs/x.mdx', 'file="../_demos/with-thing.ts"', 'file="../_demos/resetting.ts"'],
    ['docs/docs/x.mdx', '(/demos/with-thing.txt)', '(/demos/resetting.txt)'],
    ['docs/_symbols/x.md', 'guide: with-thing', 'guide: resetting'],
    ['docs/_facts/x.ts', "'#samples/with-thing/a'", "'#samples/resetting/a'"],
    ['docs/_facts/x.ts', "sample<A<B>>('with-thing', 'A')", "sample<A<B>>('resetting', 'A')"],
    ['docs/_facts/x.ts', "from './with-thing/stores'", "from './resetting/stores'"],
    ['docs/_facts/x.ts', "describe('/docs/with-thing, more'", "describe('/docs/resetting, more'"],
    ['theme/config/sidebars.ts', "['with-thing']", "['resetting']"],
    ['theme/config/theme.ts', "docId: 'with-thing'", "docId: 'resetting'"],
    ['theme/config/theme.ts', "href: '/docs/with-thing'", "href: '/docs/resetting'"],
    ['theme/x.tsx', '`/docs/with-thing`', '`/docs/resetting`'],
    ['e2e/x.spec.ts', '/\\/docs\\/with-thing$/', '/\\/docs\\/resetting$/'],
    ['e2e/x.spec.ts', "'**/docs/with-thing'", "'**/docs/resetting'"],
    ['e2e/x.spec.ts', "'/kit/docs/with-thing'", "'/kit/docs/resetting'"],
    ['e2e/x.spec.ts', "'docs/with-thing#part'", "'docs/resetting#part'"],
    ['e2e/x.spec.ts', "'/docs/with-thing/index.html'", "'/docs/resetting/index.html'"],
    ['e2e/x.spec.ts', '/with-thing\\.ts:\\d/', '/resetting\\.ts:\\d/'],
    ['e2e/plugins/demos/x.spec.ts', "Demo.run(page, 'with-thing')", "Demo.run(page, 'resetting')"],
    ['scripts/x.ts', "['with-thing']", "['resetting']"],
    ['scripts/x.test.ts', "'docs/_demos/with-thing.ts'", "'docs/_demos/resetting.ts'"],
    ['x.json', '"http://localhost:4173/docs/with-thing"', '"http://localhost:4173/docs/resetting"'],
    ['README.md', '`docs/docs/with-thing.mdx`', '`docs/docs/resetting.mdx`'],
  ])('in %s: %s', (file, former, text) => {
    expect(rewrite(file, `\n${former}\n`, THING)).toEqual({ text: `\n${text}\n`, lines: [2] });
  });

  it.each([
    ['theme/config/sidebars.ts', "items: ['crew']", "items: ['people']", CREW],
    ['theme/config/tutorial.ts', "'lessons/first'", "'lessons/begin'", STEP],
    ['docs/_facts/x.ts', "'#samples/lessons/a'", "'#samples/course/a'", LESSONS],
    ['docs/docs/x.mdx', '_demos/lessons-first.ts', '_demos/lessons-begin.ts', STEP],
    [
      'e2e/plugins/demos/x.spec.ts',
      "'lessons/first', 'lessons-first'",
      "'lessons/begin', 'lessons-begin'",
      STEP,
    ],
  ])('if it is a single word or contains a slash: in %s', (file, former, text, move) => {
    expect(after(file, former, move)).toBe(text);
  });
});

describe('not replaced:', () => {
  it.each([
    ['a page whose name begins with it', 'docs/docs/x.mdx', '/docs/with-thing-all', THING],
    ['a page below it', 'docs/docs/x.mdx', '/docs/lessons/first', LESSONS],
    ['samples of a page below it', 'docs/_facts/x.ts', "'#samples/lessons/first/a'", LESSONS],
    ['an address of another site', 'docs/docs/x.mdx', 'https://x.example/docs/with-thing', THING],
    ['the type of an item', 'theme/config/sidebars.ts', "type: 'crew'", CREW],
    ['an ordinary word', 'scripts/x.ts', "word = 'crew'", CREW],
    ['a path in another folder', 'e2e/x.spec.ts', "'other/docs/with-thing'", THING],
    ['a page of a unit test', 'theme/x.test.tsx', "'/docs/with-thing', 'with-thing'", THING],
    ['a file of a unit test', 'scripts/x.test.ts', "'docs/docs/with-thing.mdx'", THING],
    [
      'the page or its demo, if their new names differ and it is unclear which is meant',
      'e2e/plugins/demos/x.spec.ts',
      "Demo.run(page, 'with-thing')",
      renaming('/docs/with-thing', '/docs/state/reset'),
    ],
  ])('%s', (_what, file, text, move) => {
    expect(rewrite(file, text, move)).toEqual({ text, lines: [] });
  });
});

it('a new name that contains the old one is inserted once', () => {
  const move = renaming('/docs/crew', '/docs/crew/people');
  const text = '[a](/docs/crew) `docs/docs/crew.mdx`';
  expect(after('docs/docs/x.mdx', text, move)).toBe(
    '[a](/docs/crew/people) `docs/docs/crew/people.mdx`',
  );
});

it('relative paths to demos are updated when the page moves to another folder', () => {
  const move = renaming('/docs/with-thing', '/docs/state/reset');
  const text = '```ts file="../_demos/x.ts" before="../_demos/with-thing.ts"';
  expect(after('docs/docs/with-thing.mdx', text, move)).toBe(
    '```ts file="../../_demos/x.ts" before="../../_demos/state-reset.ts"',
  );
  expect(after('docs/docs/other.mdx', 'file="../_demos/x.ts"', move)).toBe('file="../_demos/x.ts"');
});

describe('relative links become absolute', () => {
  const page = (name: string, source: string) => createPage(name, name, source, readFacts(source));
  const move = renaming('/docs/with-thing', '/docs/state/reset');

  it('if they lead to the moved page', () => {
    const source =
      '# A\n\n[a](./with-thing.mdx#x), [b](with-thing) and\n[c](faq)\n\n[d]: with-thing\n';
    expect(withAbsoluteLinks(page('docs/x.mdx', source), move)).toEqual({
      text: '# A\n\n[a](/docs/state/reset#x), [b](/docs/state/reset) and\n[c](faq)\n\n[d]: /docs/state/reset\n',
      lines: [3, 6],
    });
  });

  it('if they are in the moved page, including images', () => {
    const source = '[a](./faq.mdx#x) [b](#part) [c](https://x.example) ![d](img/d.png)\n';
    expect(withAbsoluteLinks(page('docs/with-thing.mdx', source), move).text).toBe(
      '[a](/docs/faq#x) [b](#part) [c](https://x.example) ![d](/docs/img/d.png)\n',
    );
  });
});

describe('listed to check:', () => {
  it.each([
    ['the name in another case', 'e2e/x.spec.ts', "goto('/Docs/With-Thing')", THING],
    ['a part of an address', 'scripts/x.ts', '/with-thing$/', THING],
    [
      'a name that ends with the new name',
      'scripts/x.ts',
      '/with-thing$/',
      renaming('/docs/with-thing', '/docs/thing'),
    ],
    ['a quoted word in code', 'scripts/x.ts', "pages = ['crew']", CREW],
    ['the file of a page in a unit test', 'scripts/x.test.ts', "'docs/docs/with-thing.mdx'", THING],
  ])('%s', (_what, file, text, move) => {
    expect(mentionsIn(file, `\n${text}`, move)).toEqual([2]);
  });

  it.each([
    [
      'the new name',
      'README.md',
      '/docs/with-thing-x',
      renaming('/docs/with-thing', '/docs/with-thing-x'),
    ],
    [
      'the new name below the old one',
      'README.md',
      '/docs/with-thing/x',
      renaming('/docs/with-thing', '/docs/with-thing/x'),
    ],
    ['a page of a unit test', 'theme/x.test.tsx', "'/docs/with-thing'", THING],
    ['a word in a text', 'README.md', 'our crew', CREW],
  ])('not %s', (_what, file, text, move) => {
    expect(mentionsIn(file, text, move)).toEqual([]);
  });
});
