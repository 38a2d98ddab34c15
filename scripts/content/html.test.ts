import { describe, expect, test } from 'vitest';
import { copyOf, htmlOf as renderedHtml, withCodeData } from './fixtures/render';

/** The HTML of a page, without the mark of code, which would be in the way of most tests. */
const htmlOf = async (...page: Parameters<typeof renderedHtml>) =>
  (await renderedHtml(...page)).replaceAll(/ translate="?no"?/g, '');

test('browsers translate prose, but neither code nor names in headings', async () => {
  const html = await renderedHtml(
    '# `withX()` loads\n\n## withState\n\n## See `x`\n\nText\n\n```ts title="a.ts"\nx;\n```',
  );
  expect(html.match(/<[^>]* translate="?no"?[^>]*>/g)).toEqual([
    '<code translate=no>',
    '<h2 id=withstate translate=no>',
    '<code translate=no>',
    expect.stringContaining('<figure class=code'),
  ]);
});

test('a long name in a heading can wrap before capital letters and after underscores', async () => {
  expect(await htmlOf('# `withEntityResources()` and more')).toContain(
    '<code>with<wbr>Entity<wbr>Resources()</code> and more</h1>',
  );
  expect(await htmlOf('## The `DEVTOOL_FEATURE_NAMES`')).toContain(
    '<code>DEVTOOL_<wbr>FEATURE_<wbr>NAMES</code>',
  );
  expect(await htmlOf('## `withMore(someParameter, more)`'), 'and before a parameter').toContain(
    '<code>withMore(<wbr>someParameter, more)</code>',
  );
  expect(await htmlOf('## Call `withMore()` twice'), 'a short name does not wrap').toContain(
    '<code>withMore()</code>',
  );
});

test('a page with the line endings of Windows gives the same HTML and the same Markdown copy', async () => {
  const page =
    '# X\n\nSome `inline\ncode` in\ntwo lines.\n\n:::tip\nUse\nit.\n:::\n\n```ts title="a.ts"\n// one\nconst a = 1; // [!code highlight]\n```\n\n{/* a\nb */}\n\n<Badge\n  type="deprecated"\n/>\n';
  const saved = page.replaceAll('\n', '\r\n');
  expect(await htmlOf(saved)).toBe(await htmlOf(page));
  expect(await copyOf(saved)).toBe(await copyOf(page));
});

describe('links', () => {
  test.each([
    ['/docs/with-reset.html#x', '/', '/docs/with-reset#x'],
    ['/docs/with-reset.mdx?a=1#x', '/toolkit/', '/toolkit/docs/with-reset?a=1#x'],
    ['./with-reset.mdx', '/', '/docs/with-reset'],
    ['with-reset', '/', '/docs/with-reset'],
    ['../index.mdx', '/toolkit/', '/toolkit/'],
    ['/docs/api/index.html', '/', '/docs/api'],
    ['/llms.txt', '/toolkit/', '/toolkit/llms.txt'],
    ['/docs/with-reset.md', '/', '/docs/with-reset.md'],
    ['#code', '/toolkit/', '#code'],
    ['mailto:a@b.example', '/toolkit/', 'mailto:a@b.example'],
  ])('%s below %s becomes %s', async (href, base, clean) => {
    const [, found] = /href="?([^"> ]*)/.exec(await htmlOf(`[x](${href})`, { base })) ?? [];
    expect(found).toBe(clean);
  });

  test('to a heading that moved to another page have its old id, but only the first link', async () => {
    const source =
      '---\nmoved: [part]\n---\n[a](https://x.example#part) [b](/b#part) [c](/c#part) [d](/d#other)';
    expect(await htmlOf(source)).toContain(
      '<a href=/b#part id=part>b</a> <a href=/c#part>c</a> <a href=/d#other>d</a>',
    );
  });
});

describe('code samples', () => {
  test('can have line numbers, marked lines and wrapped lines', async () => {
    const html = await htmlOf('```ts {2} lineNumbers=7 wrapCode\na;\nb;\n```');
    expect(html).toContain('<pre class="lines numbered wrapped" data-language=TypeScript>');
    expect(html).toContain('<span class=line data-line=7>a;');
    expect(html).toContain('<span class="line mark" data-line=8>b;');
  });

  test('of one line wrap, so that phones show their end', async () => {
    expect(await htmlOf('```ts\na;\n```')).toContain('<pre class=wrapped ');
    expect(await htmlOf('```ts\na;\nb;\n```')).not.toContain('wrapped');
  });

  test('show added and removed lines of a diff, without the notation', async () => {
    const html = await htmlOf('```ts\na; // [!code --]\nb; // [!code ++]\n```');
    expect(html).toContain('<span class="line del">a;\n</span><span class="line add">b;\n</span>');
  });

  test('link names that have a page', async () => {
    const link = { start: 0, end: 9, href: '/docs/api/functions/withReset' };
    const html = await htmlOf('```ts\nwithReset();\n```', withCodeData({ links: [link] }));
    expect(html).toContain('<a href=/docs/api/functions/withReset>');
  });

  test('mark the position of an intended error, and show its message below', async () => {
    const error = { line: 1, from: 4, to: 9, code: 'TS2322', message: 'Not <assignable>.' };
    const html = await htmlOf(
      '```ts lineNumbers=7 expect-error="TS2322"\nlet b = 1;\nlet a = x;\n```\n',
      withCodeData({ errors: [error] }),
    );
    expect(html).toContain('<i class=k>let</i> <i class=e>a = x</i>;');
    expect(html).toContain(
      '</div><samp>Line 8: error TS2322: Not &lt;assignable&gt;.</samp></figure>',
    );
  });
});

describe('callouts', () => {
  test('have the given title, or their name', async () => {
    expect(await htmlOf(':::tip[Use `this`]\nText\n:::')).toMatch(
      /^<aside class="callout tip" aria-label="Use this"><p class=callout-title>Use <code>this<\/code><\/p><p>Text<\/p><\/aside>$/,
    );
    expect(await htmlOf(':::caution\nText\n:::')).toContain(
      '<aside class="callout warning" aria-label=Caution><p class=callout-title>Caution',
    );
  });

  test('do not affect other colons in the text', async () => {
    expect(await htmlOf('Use a:b and ::c and :d[e].')).toBe('<p>Use a:b and ::c and :d[e].</p>');
  });
});

test('cells of wide tables are labeled with their column, except the first of each row and empty ones', async () => {
  const labels = async (source: string) =>
    [...(await htmlOf(source)).matchAll(/<td([^>]*)>(\w*)/g)].map(
      ([, label = '', text = '']) => text + label,
    );
  expect(await labels('|A|B|C `d`|\n|-|-|-|\n|a|b|c|\n|e||f|')).toEqual([
    'a',
    'b data-label=B',
    'c data-label="C d"',
    'e',
    '',
    'f data-label="C d"',
  ]);
  expect(await labels('|A|B|\n|-|-|\n|a|b|')).toEqual(['a', 'b']);
  // A column of explanations needs no labels.
  expect(await labels('|A|B|Meaning|\n|-|-|-|\n|a|b|c|')).toEqual(['a', 'b data-label=B', 'c']);
});

test('checkboxes of a task list have accessible names', async () => {
  const html = await htmlOf('- [x] a\n- [ ] b');
  expect(html.match(/aria-label=(?:Done|"Not done")/g)).toEqual([
    'aria-label=Done',
    'aria-label="Not done"',
  ]);
});

test('text is escaped', async () => {
  expect(await htmlOf('`{“ü”}` &amp; \\</script> &lt;b>')).toBe(
    '<p><code>{“ü”}</code> &amp; &lt;/script&gt; &lt;b&gt;</p>',
  );
});

test('expressions are evaluated, and exports can be used', async () => {
  expect(await htmlOf('export const name = "the store";\n\nThis is {name} {1 + 1}.')).toBe(
    '<p>This is the store 2.</p>',
  );
});

test('advice for and against something is in one box', async () => {
  const html = await htmlOf('**Use it** for lists.\n\n**Do not use it** for trees.\n\nMore.');
  expect(html).toContain(
    '<div class="callout advice"><p><strong>Use it</strong> for lists.</p>' +
      '<p><strong>Do not use it</strong> for trees.</p></div>',
  );
});

test('a single piece of advice stays a paragraph', async () => {
  expect(await htmlOf('**Use it** for lists.\n\nMore.')).not.toContain('callout');
});

const rowsOf = async (head: string, names: string[], before = '') => {
  const rows = names.map((name) => `| \`${name}\` | Text |`).join('\n');
  const html = await htmlOf(`${before}| ${head} | Meaning |\n| --- | --- |\n${rows}\n`);
  return [...html.matchAll(/<tr(?: id=(\S+))?>\s*<td>(?:<a href=(\S+)>)?<code>/g)].map(
    ([, id, href]) => [id, href],
  );
};

test.each([
  ['Option', 'autoSync?', 'autosync'],
  ['Option', 'onSuccess', 'onsuccess'],
  ['Member', 'loadById(id)', 'loadbyid'],
  ['Member', 'save.isPending', 'ispending'],
  ['Unnamed', '_reload()', '_reload'],
  ['Parameter', '...features', 'features'],
])('the row of %s `%s` has the id %s, and its name links to it', async (head, name, id) => {
  expect(await rowsOf(head, [name])).toEqual([[id, `#${id}`]]);
});

test('a heading keeps its id if a row has the same name', async () => {
  expect(await rowsOf('Option', ['parse'], '## Parse\n\n')).toEqual([['parse-1', '#parse-1']]);
});

test('a parameter that overloads repeat has one id, and an option of the same name has another', async () => {
  const twice = '| Parameter | |\n| --- | --- |\n| `key` | |\n\nText\n\n';
  expect(await rowsOf('Parameter', ['key?', '.key'], twice)).toEqual([
    ['key', '#key'],
    [undefined, undefined],
    ['key-1', '#key-1'],
  ]);
});

test('rows of other tables have no id', async () => {
  expect(await rowsOf('Version', ['22'])).toEqual([[undefined, undefined]]);
  expect(await rowsOf('Type parameter', ['Input'])).toEqual([[undefined, undefined]]);
});
