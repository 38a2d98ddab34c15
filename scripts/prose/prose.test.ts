import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHeadings } from './headings';
import { checkLinks } from './links';
import { checkSpelling } from './spelling';
import { checkTerms } from './terms';

describe('checkHeadings', () => {
  const wrong = (source: string) =>
    checkHeadings('page.mdx', source).map(({ line, message }) => `${line}: ${message}`);

  it('reports a capital letter within a heading, with its line', () => {
    expect(wrong('# Title\n\n## Getting Started\n')).toEqual([
      '3: The heading writes "Started" with a capital letter.',
    ]);
  });

  it('accepts names, code, quotations and what follows a colon', () => {
    expect(
      wrong(
        [
          '# withReset()',
          '## Use it next to NgRx Store',
          '## TypeError: Cannot assign',
          '## What does NG0203 mean over HTTP?',
          '## Why does every entry say "Store Update"?',
          '## `Some Code` here',
          '```md',
          '# A Heading In Code',
          '```',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

describe('checkTerms', () => {
  it('reports another name for the same thing, and says the right one', () => {
    expect(checkTerms('page.mdx', 'Text\n\nOpen the Redux Devtools.\n')).toEqual([
      {
        file: 'page.mdx',
        line: 3,
        message: 'The text says "Devtools".',
        remedy: 'Write "DevTools", as on the other pages.',
      },
    ]);
  });

  it('leaves code, addresses and quoted messages alone', () => {
    const source =
      'Use `github` and [this](https://github.com/ngrx/x), not "Devtools".\n\n```ts\nimport "typescript";\n```\n';
    expect(checkTerms('page.mdx', source)).toEqual([]);
  });
});

describe('checkLinks', () => {
  it.each([
    ['/docs/with-reset.html', 'ends like a file'],
    ['/docs/with-reset.mdx#recipes', 'ends like a file'],
    ['/docs/with-reset/', 'ends with a slash'],
    ['./with-reset', 'is relative'],
    ['http://ngrx.io', 'is not encrypted'],
    ['www.ngrx.io', 'is no complete address'],
    ['https://github.com/angular-architects/ngrx-toolkit/issues/6', 'old home'],
  ])('reports %s', (url, message) => {
    const [problem] = checkLinks('page.mdx', `Text\n\nA [link](${url}).\n`);
    expect(problem).toMatchObject({ line: 3, message: expect.stringContaining(message) });
  });

  it.each([
    '/',
    '/docs/with-reset#recipes',
    '#recipes',
    'https://ngrx.io/guide/signals/',
    'http://localhost:3000/x',
    'https://github.com/angular-architects/ngrx-toolkit',
  ])('accepts %s', (url) => {
    expect(checkLinks('page.mdx', `A [link](${url}).\n`)).toEqual([]);
  });
});

describe('checkSpelling', () => {
  it('reports a word that no dictionary knows, with its line, but not in code or addresses', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const file = 'scripts/prose/fixtures/misspelled.mdx';
    expect(checkSpelling(root, [file])).toEqual([
      {
        file: path.join(root, file),
        line: 3,
        message: '"storre" is in no dictionary.',
        remedy: expect.stringMatching(/^Did you mean one of: .*store.* add it to scripts\/prose/),
      },
    ]);
  }, 30_000);
});
