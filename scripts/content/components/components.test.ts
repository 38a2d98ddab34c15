import { describe, expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { copyOf, htmlOf } from '../fixtures/render';

describe('a badge', () => {
  test('says how far an API has come, or since when it is there', async () => {
    expect(await htmlOf('<Badge type="experimental" /> <Badge since="19.5" />')).toBe(
      '<p><span class="badge experimental">Experimental</span> <span class=badge>Since 19.5</span>',
    );
    expect(await copyOf('# X\n\n<Badge type="experimental" /> <Badge since="19.5" />\n')).toContain(
      '\n(Experimental) (Since 19.5)\n',
    );
  });

  test('has its own words in a copy, too', async () => {
    expect(await copyOf('Text <Badge type="stable">Solid</Badge>')).toBe('Text (Solid)\n');
  });

  test.each(['<Badge />', '<Badge type="brandnew" />'])(
    'that says nothing, %s, is named with what it can say',
    async (badge) => {
      await expect(htmlOf(badge)).rejects.toThrow(
        /x\.mdx:1:\d+ {2}<Badge>: It needs a type \(stable, experimental, deprecated, internal\)/,
      );
    },
  );
});

test('the name of the package is explained with a link, in the page and in its copy', async () => {
  const { packageName, newName } = library;
  expect(await htmlOf('<PackageName />')).toContain(`<p>Install <code>${packageName}</code>`);
  expect(await copyOf('<PackageName />')).toContain(`[renamed the package](${newName.decision})`);
});

describe('tabs', () => {
  const TABS =
    '<Tabs label="Storage" group="storage">\n<Tab label="local">\nOne\n</Tab>\n<Tab label="session">\nTwo\n</Tab>\n</Tabs>';

  test('of one page do not share their buttons', async () => {
    const names = (await htmlOf(`${TABS}\n\n${TABS}`)).match(/tabs-\d/g);
    expect([...new Set(names)]).toEqual(['tabs-1', 'tabs-2']);
  });

  test('follow each other in a copy, each under its label', async () => {
    expect(await copyOf(TABS)).toBe('**local**\n\nOne\n\n**session**\n\nTwo\n');
  });

  test('say how many lines of code are in them, in the page and in its copy', async () => {
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

  test('need a label, and two alternatives with labels', async () => {
    await expect(htmlOf('<Tabs label="x"><Tab label="a">1</Tab></Tabs>')).rejects.toThrow(
      /<Tabs>: It needs two or more <Tab label="…"> inside/,
    );
    await expect(
      htmlOf('<Tabs><Tab label="a">1</Tab><Tab label="b">2</Tab></Tabs>'),
    ).rejects.toThrow(/<Tabs>: It needs label="…"/);
    await expect(htmlOf('<Tab label="a">1</Tab>')).rejects.toThrow(/stands outside of <Tabs>/);
  });
});

describe('the command that installs packages', () => {
  test('is that of each package manager', async () => {
    const html = await htmlOf('<PackageManagers pkg="rxjs" />');
    expect(html).toContain('data-group=package-manager');
    expect(html).toContain('>yarn add rxjs</code>');
  });

  test('is that of npm in a copy', async () => {
    expect(await copyOf('<PackageManagers pkg="rxjs" />')).toBe('```sh\nnpm install rxjs\n```\n');
  });

  test('is refused for what is no package name', async () => {
    await expect(htmlOf('<PackageManagers pkg="<img src=x>" />')).rejects.toThrow(
      /<PackageManagers>: "<img src=x>" is no list of package names/,
    );
  });
});
