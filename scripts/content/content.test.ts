import { expect, test } from 'vitest';
import { compilePage } from './content';
import { CONTEXT, ISLAND, pageOf } from './fixtures/render';
import type { PageData, PageHooks } from './hooks';

test('a page becomes HTML with islands, a Markdown copy and data for plugins', async () => {
  const page = pageOf('# X\n\nSome text.\n\n<Island total={3} />\n');
  const reader: PageHooks = {
    finishPage: (root) => ({ data: { read: root.type } as Partial<PageData> }),
  };
  expect(await compilePage(page, { ...CONTEXT, plugins: [ISLAND, reader] })).toEqual({
    html: expect.stringMatching(/^<h1 id=x>X<\/h1>\s*<p>Some text\.\s*<div data-island=Island/),
    islands: [{ name: 'Island', props: { total: 3 } }],
    markdown: '# X\n\nSome text.\n',
    data: { sections: [expect.objectContaining({ heading: '', id: '' })], read: 'root' },
  });
});

test('a page is compiled again when only a component’s data changes', async () => {
  const page = pageOf('<Version />\n');
  const shown = (version: string) => {
    const Version = { data: () => version, html: () => version, markdown: () => [] };
    return compilePage(page, { ...CONTEXT, plugins: [{ components: { Version } }] });
  };
  expect((await shown('1.0.0')).html).toContain('1.0.0');
  expect((await shown('2.0.0')).html).toContain('2.0.0');
});
