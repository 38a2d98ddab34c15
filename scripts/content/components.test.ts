import { describe, expect, test } from 'vitest';
import { copyOf, htmlOf } from './fixtures/render';

describe('a badge', () => {
  test('shows the status of an API, or its first version', async () => {
    expect(await htmlOf('<Badge type="experimental" /> <Badge since="19.5" />')).toBe(
      '<p class=facts><span class="badge experimental">Experimental</span> <span>Since 19.5</span></p>',
    );
    expect(await copyOf('# X\n\n<Badge type="experimental" /> <Badge since="19.5" />\n')).toContain(
      '\n(Experimental) (Since 19.5)\n',
    );
  });
});

describe('tabs', () => {
  const TABS =
    '<Tabs label="Storage" groupId="storage">\n<Tab label="local">\nOne\n</Tab>\n<Tab label="session">\nTwo\n</Tab>\n</Tabs>';

  test('on the same page have different ids', async () => {
    const names = (await htmlOf(`${TABS}\n\n${TABS}`)).match(/ name=\S+/g);
    expect([names?.length, new Set(names).size]).toEqual([4, 2]);
  });

  test('are listed under their labels in a copy', async () => {
    expect(await copyOf(TABS)).toBe('**local**\n\nOne\n\n**session**\n\nTwo\n');
  });

  test('need at least two panels', async () => {
    await expect(htmlOf('<Tabs label="x"><Tab label="a">1</Tab></Tabs>')).rejects.toThrow(
      '<Tabs> needs at least two <Tab label="…">.',
    );
  });
});

test('the command that installs packages is shown for each package manager', async () => {
  const html = await htmlOf('<PackageManagerTabs command="install rxjs" />');
  expect(html).toContain('data-group=package-manager');
  expect(html).toContain('>yarn add rxjs</code>');
  expect(await copyOf('<PackageManagerTabs command="install rxjs" />')).toBe(
    '```sh\nnpm install rxjs\n```\n',
  );
});

test('props may be expressions, flags and spread', async () => {
  expect(
    await htmlOf('export const since = { since: "19.5" };\n\nIt is <Badge {...since} />.'),
  ).toBe('<p>It is <span class=badge>Since 19.5</span>.</p>');
});
