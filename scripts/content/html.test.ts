import { describe, expect, test } from 'vitest';
import { htmlOf, ISLAND } from './fixtures/render';
import type { PageHooks } from './hooks';

describe('headings', () => {
  test('have a direct link behind them that says where it leads', async () => {
    expect(await htmlOf('## Set `up`')).toBe(
      '<h2 id=set-up>Set <code>up</code><a class=heading-link href=#set-up aria-label="Direct link to Set up"></a></h2>',
    );
  });

  test('the page title has none: its address is the page’s', async () => {
    expect(await htmlOf('# X')).toBe('<h1 id=x>X</h1>');
  });
});

test('a long name in a heading can be broken at capital letters, and behind underscores', async () => {
  expect(await htmlOf('# `withEntityResources()` and more')).toContain(
    '<code>with<wbr>Entity<wbr>Resources()</code> and more</h1>',
  );
  expect(await htmlOf('## The `DEVTOOL_FEATURE_NAMES`')).toContain(
    '<code>DEVTOOL_<wbr>FEATURE_<wbr>NAMES</code>',
  );
  expect(await htmlOf('## `withMore(someParameter, more)`'), 'so does a parameter').toContain(
    '<code>withMore(<wbr>someParameter, more)</code>',
  );
  expect(await htmlOf('## Call `withMore()` twice'), 'a short one moves as a whole').toContain(
    '<code>withMore()</code>',
  );
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
  ])('%s under %s is %s', async (href, base, clean) => {
    const [, found] = /href="?([^"> ]*)/.exec(await htmlOf(`[x](${href})`, { base })) ?? [];
    expect(found).toBe(clean);
  });

  test('to a heading that moved away bear its old id, the first of them', async () => {
    const source =
      '---\nmoved: [part]\n---\n[a](https://x.example#part) [b](/b#part) [c](/c#part) [d](/d#other)';
    expect(await htmlOf(source)).toContain(
      '<a href=/b#part id=part>b</a> <a href=/c#part>c</a> <a href=/d#other>d</a>',
    );
  });

  test('to another site open a new tab and say so', async () => {
    expect(await htmlOf('[NgRx](https://ngrx.io)')).toBe(
      '<p><a href=https://ngrx.io class=external data-external target=_blank rel=noopener>NgRx<span class=visually-hidden> (opens in a new tab)</span></a>',
    );
  });

  test('images wait until they are near, below the base path', async () => {
    const html = await htmlOf('![Logo](/logo.svg)', { base: '/toolkit/' });
    expect(html).toContain('src=/toolkit/logo.svg');
    expect(html).toContain('loading=lazy');
    expect(html).toContain('alt=Logo');
  });
});

describe('code samples', () => {
  test('stand in a frame with title and language', async () => {
    expect(await htmlOf('```ts title="a b.ts"\nlet a;\n```')).toMatch(
      /^<figure class=code><figcaption><span class=code-title>a b\.ts<\/span><span class=code-lang>TypeScript<\/span><\/figcaption><div class=code-body><pre><code data-lines=1 data-columns=6><i class=k>let<\/i> a;<\/code><\/pre><\/div><\/figure>$/,
    );
  });

  test('can have line numbers, marked lines and broken lines', async () => {
    const html = await htmlOf('```ts {2} lineNumbers=7 wrap\na;\nb;\n```');
    expect(html).toContain('<pre class="lines numbered wrapped">');
    expect(html).toContain('<span class="line" data-line="7">a;');
    expect(html).toContain('<span class="line mark" data-line="8">b;');
  });

  test('show what a diff adds and takes away, without its notation', async () => {
    const html = await htmlOf('```ts\na; // [!code --]\nb; // [!code ++]\n```');
    expect(html).toContain('<span class="line del">a;\n</span><span class="line add">b;\n</span>');
  });

  test('link the names that lead to a page', async () => {
    const link = { start: 0, end: 9, href: '/docs/api/functions/withReset' };
    const html = await htmlOf('```ts\nwithReset();\n```', {
      plugins: [{ codeLinks: () => [link] }],
    });
    expect(html).toContain('<a href="/docs/api/functions/withReset">');
  });

  test('mark an error that they show where it stands, and say below it what it is', async () => {
    const error = { line: 1, from: 4, to: 9, code: 'TS2322', message: 'Not <assignable>.' };
    const announcing: PageHooks = {
      async transformPage(tree) {
        for (const node of tree.children) node.data = { errors: [error] };
      },
    };
    const html = await htmlOf(
      '```ts lineNumbers=7 expect-error="TS2322"\nlet b = 1;\nlet a = x;\n```\n',
      { plugins: [announcing] },
    );
    expect(html).toContain('<i class=k>let</i> <i class=e>a = x</i>;');
    expect(html).toContain(
      '</div><samp>Line 8: error TS2322: Not &lt;assignable>.</samp></figure>',
    );
  });
});

describe('admonitions', () => {
  test('have the title that the page gives them, or their name', async () => {
    expect(await htmlOf(':::tip[Use *this*]\nText\n:::')).toMatch(
      /^<aside class="callout tip" aria-label="Use this"><p class=callout-title>Use <em>this<\/em>\s*<p>Text\s*<\/aside>$/,
    );
    expect(await htmlOf(':::caution\nText\n:::')).toContain(
      '<aside class="callout warning" aria-label=Caution><p class=callout-title>Caution',
    );
  });

  test('of details open when they are asked to', async () => {
    expect(await htmlOf(':::details[More]\nText\n:::')).toMatch(
      /^<details><summary>More<\/summary>\s*<p>Text\s*<\/details>$/,
    );
  });

  test('that do not exist are named, with those that do', async () => {
    await expect(htmlOf('# X\n\n:::hint\nText\n:::')).rejects.toThrow(
      /docs\/docs\/x\.mdx:3:\d+ {2}There is no admonition ":::hint"\.\s+Write one of note, tip/,
    );
  });

  test('a colon in the text is a colon', async () => {
    expect(await htmlOf('Use a:b and ::c and :d[e].')).toBe('<p>Use a:b and ::c and :d[e].');
  });
});

test('cells of wide tables say of which column they are, save the first of a row and empty ones', async () => {
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
  // What it means needs no label.
  expect(await labels('|A|B|Meaning|\n|-|-|-|\n|a|b|c|')).toEqual(['a', 'b data-label=B', 'c']);
});

test('tables scroll in a box of their own', async () => {
  expect(await htmlOf('| a |\n| --- |\n| b |')).toMatch(
    /^<div class=table-box><table>.*<td>b\s*<\/table><\/div>$/s,
  );
});

test('boxes of a task list say whether they are done', async () => {
  const html = await htmlOf('- [x] a\n- [ ] b');
  expect(html.match(/aria-label=(?:Done|"Not done")/g)).toEqual([
    'aria-label=Done',
    'aria-label="Not done"',
  ]);
});

test('text is text: nothing of it becomes an element', async () => {
  expect(await htmlOf('`{“ü”}` &amp; \\</script> &lt;b>')).toBe(
    '<p><code>{“ü”}</code> &amp; &lt;/script> &lt;b>',
  );
});

describe('a component', () => {
  test('that is unknown is named, with its line and those that there are', async () => {
    await expect(htmlOf('# X\n\n<Tbs label="a" />', { plugins: [ISLAND] })).rejects.toThrow(
      /x\.mdx:3:\d+ {2}<Tbs> is no component that pages can use\.\s+There are Badge, Island, PackageManagers, .*Tabs\./,
    );
  });

  test('takes texts, switches and what JSON can hold, and nothing else', async () => {
    const html = await htmlOf('<Island a="1" b c={[2, {"d": true}]} />', { plugins: [ISLAND] });
    expect(html.replaceAll('&quot;', '"')).toContain('{"a":"1","b":true,"c":[2,{"d":true}]}');
    await expect(htmlOf('<Island a={b} />', { plugins: [ISLAND] })).rejects.toThrow(
      /x\.mdx:1:\d+ {2}a=\{b\} is no const/,
    );
    await expect(htmlOf('<Island {...b} />', { plugins: [ISLAND] })).rejects.toThrow(
      /\{…\} stands among parameters/,
    );
  });

  test('that lives in the browser is a place with its name and a mark', async () => {
    expect(await htmlOf('<Island />', { plugins: [ISLAND] })).toBe(
      '<div data-island=Island data-props={}><!--island--></div>',
    );
  });

  test('of HTML is an element', async () => {
    expect(await htmlOf('Press <kbd>/</kbd>')).toBe('<p>Press <kbd>/</kbd>');
  });
});

describe('code outside of fences', () => {
  test('may be a comment, which readers do not see', async () => {
    expect(await htmlOf('{/* later */}\n\nText{/* more */}.')).toBe('<p>Text.');
  });

  test.each([
    ['import x from "./x";', /x\.mdx:3:\d+ {2}A page has no import or export/],
    ['export const x = 1;', /x\.mdx:3:\d+ {2}A page has no import or export/],
    ['There are {1 + 1}.', /x\.mdx:3:\d+ {2}\{1 \+ 1\} is not evaluated/],
    ['{1 + 1}', /x\.mdx:3:\d+ {2}\{1 \+ 1\} is not evaluated/],
  ])('stops the build, such as %s', async (text, problem) => {
    await expect(htmlOf(`# X\n\n${text}\n`)).rejects.toThrow(problem);
  });
});
