import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { checkHeadings } from './headings';
import { checkTerms } from './terms';

const page = (source: string) => createPage('page.mdx', 'page.mdx', source, readFacts(source));

describe('checkHeadings', () => {
  const problemsIn = (source: string) =>
    checkHeadings(page(source)).map(({ line, message }) => `${line}: ${message}`);

  it('reports a capitalized word in a heading, with its line', () => {
    expect(problemsIn('# Title\n\n## Getting Started\n')).toEqual([
      '3: The heading capitalizes "Started".',
    ]);
  });

  it('accepts names, code, quotations and words after a colon', () => {
    expect(
      problemsIn(
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
  it('reports a wrong term and suggests the right one', () => {
    expect(checkTerms(page('Text\n\nOpen the Redux\nDevtools.\n'))).toEqual([
      {
        file: 'page.mdx',
        line: 4,
        message: 'The text says "Devtools".',
        remedy: 'Write "DevTools", as on other pages.',
      },
    ]);
  });

  it('ignores code, URLs and quoted messages', () => {
    const source =
      'Use `github` and [this](https://github.com/ngrx/x), not "Devtools".\n\n```ts\nimport "typescript";\n```\n';
    expect(checkTerms(page(source))).toEqual([]);
  });
});
