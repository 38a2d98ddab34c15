import { describe, expect, test } from 'vitest';
import { createPage, descriptionOf, labelOf, readFacts, titleOf } from './page';

const page = (source: string) => createPage('x.mdx', 'docs/x.mdx', source, readFacts(source));
const mistakes = (source: string) => readFacts(source).mistakes;
const headings = (source: string) => readFacts(source).headings;

describe('the headings of a page', () => {
  test('have the ids that GitHub would give them, without duplicates', () => {
    expect(headings('## Set *up* `x()`\n\n## Set up x\n\n### Café & Co.')).toMatchObject([
      { depth: 2, id: 'set-up-x', text: 'Set up `x()`' },
      { depth: 2, id: 'set-up-x-1', text: 'Set up x' },
      { depth: 3, id: 'café--co', text: 'Café & Co.', line: 5 },
    ]);
  });

  test('exclude lines in code, and leave out badges', () => {
    expect(headings('```md\n# not this\n```\n\n# This <Badge type="internal" />')).toMatchObject([
      { depth: 1, id: 'this', text: 'This' },
    ]);
  });
});

describe('the label of a page in lists', () => {
  test('is its first heading, without Markdown', () => {
    expect(labelOf(page('```md\n# not this\n```\n\n# `withReset()` and *more*\n\n# Second'))).toBe(
      'withReset() and more',
    );
  });

  test('is overridden by its title, and the title by its sidebar label', () => {
    expect(labelOf(page('---\ntitle: "Title: one"\n---\n# Heading'))).toBe('Title: one');
    expect(labelOf(page('---\ntitle: Title\nsidebar_label: Short\n---\n# Heading'))).toBe('Short');
  });

  test('is its route as long as it has no title', () => {
    const untitled = page('Just text');
    expect(labelOf(untitled)).toBe(untitled.route);
    expect(titleOf(page('## Second level'))).toBeUndefined();
  });
});

test.each([
  ['<Badge type="deprecated" /> <Badge since="19.1" />', 'deprecated'],
  ['Words <Badge type="experimental" />', 'experimental'],
  ['<Badge since="19.1" />', undefined],
  ['## Later\n\n<Badge type="deprecated" />', undefined],
])('the status of a page with %j is %s', (text, status) => {
  expect(readFacts(`# Title\n\n${text}\n`).status).toBe(status);
});

test('an empty description counts as missing', () => {
  expect(descriptionOf(page('---\ndescription: " What it is. "\n---\n'))).toBe('What it is.');
  expect(descriptionOf(page('---\ndescription: ""\n---\n'))).toBeUndefined();
});

test('links and images are found with their lines, also in HTML, but not in code', () => {
  const source = [
    '[a](/a) `[code](/no)` ![i](/i.png)',
    '',
    '[b]: /b',
    '',
    'Text <a',
    '  href="/c">c</a>',
    '',
    '<img src="/d.png" />',
    '',
    '~~~md',
    '[no](/no)',
    '~~~',
  ].join('\n');
  expect(readFacts(source).references.map(({ kind, url, line }) => [kind, url, line])).toEqual([
    ['link', '/a', 1],
    ['image', '/i.png', 1],
    ['link', '/b', 3],
    ['link', '/c', 6],
    ['image', '/d.png', 8],
  ]);
});

test('fences are found without the indentation of a list, but not inside other fences', () => {
  const source =
    '````md\n```ts\na\n```\n````\n\n1. Text\n\n   ```ts title="x.ts"\n   if (a) {\n     b();\n   }\n   ```\n';
  expect(readFacts(source).fences.map(({ lang, code, line }) => [lang, code, line])).toEqual([
    ['md', '```ts\na\n```', 1],
    ['ts', 'if (a) {\n  b();\n}', 9],
  ]);
});

test('a fence that is never closed is found with its line, also in a list', () => {
  const closed = '```ts\na\n```\n\n- ~~~~\n  ~~~\n  ~~~~\n\n> ```\n> a\n> ````\n';
  expect(mistakes(closed)).toEqual([]);
  expect(mistakes(`${closed}\nText\n\n\`\`\`ts\na\n`)).toEqual([
    {
      line: 15,
      column: 1,
      message: 'The code fence is never closed.',
      remedy: 'Add a line "```" after it.',
    },
  ]);
  expect(mistakes('1. Text\n\n   ```\n   a\n\nMore\n')).toMatchObject([{ line: 3, column: 4 }]);
});
