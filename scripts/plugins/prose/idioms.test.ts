import { describe, expect, it } from 'vitest';
import { checkIdioms } from './idioms';

const problemsIn = (source: string, file = 'page.mdx') => checkIdioms({ file, source });

describe('checkIdioms', () => {
  it('reports a translated construction with line, column and a better wording', () => {
    const source = '# Title\n\nSome text.\n\n- There is nothing. It stands in the state.\n';
    expect(problemsIn(source)).toEqual([
      {
        file: 'page.mdx',
        line: 5,
        column: 24,
        message: '"stands in" is not how a native speaker says it.',
        remedy: 'Text and code do not stand. Write "is" or "comes".',
      },
    ]);
  });

  it.each([
    'Behind an `await` you have to pass the injector.',
    'Behind `await`, pass the injector.',
    'There is no injection context any more.',
    'The store does not exist anymore.',
    'Keep two tabs in step.',
    'Look into it with the DevTools.',
    'The page names the cost of its symbol.',
    'The key stands before the value.',
    'Of two writes, the last wins.',
    'That is all. Of the overlapping requests, only one is sent.',
    'We know of no issue about them.',
    'It allows to select a part.',
    'That makes that the page is empty.',
    'These are so-called islands.',
    'Use `scan()` of RxJS.',
    'The option exists since 19.0.',
    'It is deprecated since 22.',
    'You can go on reading.',
    'A gap is no button.',
    'It opens with the next page load.',
    'Tests belong into its folder.',
    'Tick **Requests fail**.',
    'This page takes long to load.',
    'Load the page anew.',
    'The server answered 404.',
    'The colour of a button.',
    '## Keep tabs in step',
    '| a |\n| - |\n| Of all stores, one remains. |',
  ])('reports: %s', (text) => {
    expect(problemsIn(text)).toHaveLength(1);
  });

  it.each([
    'There is no injection context after an `await`.',
    'Keep two tabs in sync, step by step.',
    'Look into the FAQ if you need any more help.',
    'A stand-in that stands out, and what it stands for.',
    'The last of several writes, if there are any, wins.',
    'Of course this is fine.',
    'The server allows you to do that, and makes that request for you.',
    'The page quotes "Behind an await it stands in step".',
    'See [the old section](/docs/a#keeps-in-step-stands-in).',
    '```ts\n// Behind an await it stands in the state\n```',
    'All files are unchanged since the first release, which has existed since 2020.',
    'An effect runs once per tick, and goes on with the next one.',
    'It does not take long; whether it takes long enough is another question.',
    'The element has the attribute `aria-labelledby`.',
    'There is no button, and the gap is no longer one.',
  ])('accepts: %s', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it.each([
    '/** The state is not stored\n * any more. */',
    "throw new Error('Not exported any more.');",
    '// It is not stored\n  // any more.',
  ])('reports, in code: %s', (source) => {
    expect(problemsIn(source, 'store.ts')).toHaveLength(1);
  });

  it('reports a construction that spans two lines of a comment', () => {
    const source = 'const a = 1;\n/**\n * It is\n * not there any more.\n */';
    expect(problemsIn(source, 'a.ts')).toMatchObject([{ line: 4, column: 4 }]);
  });

  it.each(['const anymore = store.not;\n', 'const not = 1;\nconst any = more;\n'])(
    'accepts, in code: %s',
    (source) => {
      expect(problemsIn(source, 'store.ts')).toEqual([]);
    },
  );
});
