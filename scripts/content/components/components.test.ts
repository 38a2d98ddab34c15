import { describe, expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { copyOf, htmlOf } from '../fixtures/render';

describe('a badge', () => {
  test('shows the status of an API, or its first version', async () => {
    expect(await htmlOf('<Badge type="experimental" /> <Badge since="19.5" />')).toBe(
      '<p class=facts><span class="badge experimental">Experimental</span> <span>Since 19.5</span>',
    );
    expect(await copyOf('# X\n\n<Badge type="experimental" /> <Badge since="19.5" />\n')).toContain(
      '\n(Experimental) (Since 19.5)\n',
    );
  });

  test.each(['<Badge />', '<Badge type="brandnew" />'])(
    '%s is rejected, with the types that exist',
    async (badge) => {
      await expect(htmlOf(badge)).rejects.toThrow(
        /x\.mdx:1:\d+ {2}<Badge>: Needs a type \(stable, experimental, deprecated, internal\)/,
      );
    },
  );
});

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

test('the name of the package is explained with a link, in the page and in its copy', async () => {
  const { packageName, newName } = library;
  expect(await htmlOf('<PackageName />')).toContain(`<p>Install <code>${packageName}</code>`);
  expect(await copyOf('<PackageName />')).toContain(`[renamed the package](${newName.decision})`);
});

describe('the command that installs packages', () => {
  test('is shown for each package manager', async () => {
    const html = await htmlOf('<PackageManagers pkg="rxjs" />');
    expect(html).toContain('data-group=package-manager');
    expect(html).toContain('>yarn add rxjs</code>');
  });

  test('rejects anything but package names', async () => {
    await expect(htmlOf('<PackageManagers pkg="<img src=x>" />')).rejects.toThrow(
      /<PackageManagers>: "<img src=x>" is not a list of package names/,
    );
  });
});
