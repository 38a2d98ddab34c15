import { expect, test } from 'vitest';
import { compilePage } from './compile';
import { CONTEXT, pageOf } from './fixtures/render';

test('a page becomes HTML with islands, a Markdown copy and sections', async () => {
  const page = pageOf('# X\n\nSome text.\n\n<SymbolIndex total={3} />\n');
  expect(await compilePage(page, CONTEXT)).toEqual({
    html: expect.stringMatching(
      /^<h1 id=x>X<\/h1>\s*<p>Some text\.\s*<div data-island=SymbolIndex/,
    ),
    islands: [{ name: 'SymbolIndex', props: { total: 3 } }],
    markdown: '# X\n\nSome text.\n',
    sections: [{ heading: '', id: '', text: 'Some text.' }],
    members: [],
  });
});

test('a demo has the links of its own code, also when nothing but the links has changed', async () => {
  const page = pageOf('```ts file="../_demos/x.ts" demo\n```\n');
  const demos = new Map([['x.ts', 'withReset();\n']]);
  const linked = (href: string) =>
    compilePage(page, {
      ...CONTEXT,
      demos,
      linksIn: (code) => (code === '' ? [] : [{ start: 0, end: 9, href }]),
    });
  expect((await linked('/docs/a')).html).toContain('<a href="/docs/a">');
  expect((await linked('/docs/b')).html).toContain('<a href="/docs/b">');
});

test('a table of members is a new one when nothing but the table has changed, whatever else is asked of it', async () => {
  const page = pageOf('<Members since="20.3.0" of="x" />\n');
  const titled = (unnamed: string) =>
    compilePage(page, {
      ...CONTEXT,
      members: {
        x: {
          headings: { unnamed, named: '' },
          rows: [{ unnamed: { name: 'a', kind: 'state', type: 'A' }, description: 'A.' }],
        },
      },
    });
  expect((await titled('Member')).html).toContain('<th>Member');
  expect((await titled('Members of x')).html).toContain('<th>Members of x');
});
