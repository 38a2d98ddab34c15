import { describe, expect, test } from 'vitest';
import * as render from '../../content/fixtures/render';
import type { Site } from '../../rspress/site';
import { tabsPlugin } from './plugin';

/** Only the components of the plugin are used, so it needs no site. */
const context = { plugins: [tabsPlugin.setup?.({} as Site) ?? {}] };
const htmlOf = (source: string) => render.htmlOf(source, context);
const copyOf = (source: string) => render.copyOf(source, context);

describe('tabs', () => {
  const TABS =
    '<Tabs label="Storage" group="storage">\n<Tab label="local">\nOne\n</Tab>\n<Tab label="session">\nTwo\n</Tab>\n</Tabs>';

  test('on the same page have different ids', async () => {
    const names = (await htmlOf(`${TABS}\n\n${TABS}`)).match(/tabs-\d/g);
    expect([...new Set(names)]).toEqual(['tabs-1', 'tabs-2']);
  });

  test('are listed under their labels in a copy', async () => {
    expect(await copyOf(TABS)).toBe('**local**\n\nOne\n\n**session**\n\nTwo\n');
  });

  test('show their number of lines of code, also in a copy', async () => {
    const counted =
      '<Tabs label="Code">\n<Tab label="Without" lines>\n```ts\nconst a = 1;\n\na;\n```\n\n```ts\n1;\n```\n</Tab>\n<Tab label="With" lines>\n```ts\n1;\n```\n</Tab>\n</Tabs>';
    const html = await htmlOf(counted);
    expect(html).toContain('>Without: 4 lines</label>');
    expect(html).toContain('>With: 1 line</label>');
    expect(await copyOf(counted)).toContain('**Without: 4 lines**');
    await expect(
      htmlOf('<Tabs label="x"><Tab label="a" lines>1</Tab><Tab label="b">2</Tab></Tabs>'),
    ).rejects.toThrow(/no code to count/);
  });

  test('need a label, and at least two panels with labels', async () => {
    await expect(htmlOf('<Tabs label="x"><Tab label="a">1</Tab></Tabs>')).rejects.toThrow(
      /<Tabs>: Needs at least two <Tab label="…">/,
    );
    await expect(
      htmlOf('<Tabs><Tab label="a">1</Tab><Tab label="b">2</Tab></Tabs>'),
    ).rejects.toThrow(/<Tabs>: Missing label="…"/);
    await expect(htmlOf('<Tab label="a">1</Tab>')).rejects.toThrow(/Must be inside <Tabs>/);
  });
});
