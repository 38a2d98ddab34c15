import { describe, expect, test } from 'vitest';
import { CONTEXT, copyOf, htmlOf, pageOf } from '../fixtures/render';
import { expandedTree, renderTree, treeHtml } from '../html';
import { installCommands } from './install-commands';

describe('a badge', () => {
  test('says how far an API has come, or since when it is there', async () => {
    expect(await htmlOf('<Badge type="experimental" /> <Badge since="19.5" />')).toBe(
      '<p><span class="badge experimental">Experimental</span> <span class=badge>Since 19.5</span>',
    );
    expect(copyOf('# X\n\n<Badge type="experimental" /> <Badge since="19.5" />\n')).toContain(
      '\n(Experimental) (Since 19.5)\n',
    );
  });

  test('can have words of its own', async () => {
    expect(await htmlOf('Text <Badge type="stable">Solid</Badge>')).toContain(
      '<span class="badge stable">Solid</span>',
    );
    expect(copyOf('Text <Badge type="stable">Solid</Badge>')).toBe('Text (Solid)\n');
  });

  test.each(['<Badge />', '<Badge type="brandnew" />'])(
    'that says nothing, %s, is named with what it can say',
    async (badge) => {
      await expect(htmlOf(badge)).rejects.toThrow(
        /x\.mdx:1 {2}<Badge>: It needs a type \(stable, experimental, deprecated, internal\)/,
      );
    },
  );
});

describe('tabs', () => {
  const TABS =
    '<Tabs label="Storage" group="storage">\n<Tab label="local">\nOne\n</Tab>\n<Tab label="session">\nTwo\n</Tab>\n</Tabs>';

  test('are radio buttons with the first one chosen, so that they work without scripts', async () => {
    const html = await htmlOf(TABS);
    expect(html).toContain('data-group=storage');
    expect(html).toContain('<div class=tabs-bar role=radiogroup aria-label=Storage>');
    expect(html.match(/<input[^>]*>/g)).toEqual([
      '<input type=radio name=tabs-1 value=local checked>',
      '<input type=radio name=tabs-1 value=session>',
    ]);
    expect(html.match(/<div class=tab-panel>/g)).toHaveLength(2);
  });

  test('of one page do not share their buttons', async () => {
    const names = (await htmlOf(`${TABS}\n\n${TABS}`)).match(/tabs-\d/g);
    expect([...new Set(names)]).toEqual(['tabs-1', 'tabs-2']);
  });

  test('follow each other in a copy, each under its label', () => {
    expect(copyOf(TABS)).toBe('**local**\n\nOne\n\n**session**\n\nTwo\n');
  });

  test('say how many lines of code are in them, in the page and in its copy', async () => {
    const counted =
      '<Tabs label="Code">\n<Tab label="Without" lines>\n```ts\nconst a = 1;\n\na;\n```\n\n```ts\n1;\n```\n</Tab>\n<Tab label="With" lines>\n```ts\n1;\n```\n</Tab>\n</Tabs>';
    const html = await htmlOf(counted);
    expect(html).toContain('>Without: 4 lines</label>');
    expect(html).toContain('>With: 1 line</label>');
    expect(copyOf(counted)).toContain('**Without: 4 lines**');
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
    expect(installCommands('@ngrx/signals').map(({ command }) => command)).toEqual([
      'npm install @ngrx/signals',
      'pnpm add @ngrx/signals',
      'yarn add @ngrx/signals',
      'bun add @ngrx/signals',
    ]);
    const html = await htmlOf('<PackageManagers pkg="rxjs" />');
    expect(html).toContain('data-group=package-manager');
    expect(html).toContain('>yarn add rxjs</code>');
  });

  test('is that of npm in a copy', () => {
    expect(copyOf('<PackageManagers pkg="rxjs" />')).toBe('```sh\nnpm install rxjs\n```\n');
  });

  test('is refused for what is no package name', async () => {
    await expect(htmlOf('<PackageManagers pkg="<img src=x>" />')).rejects.toThrow(
      /<PackageManagers>: "<img src=x>" is no list of package names/,
    );
  });
});

describe('the home page', () => {
  const overview = {
    ...CONTEXT.overview(),
    groups: [
      {
        label: 'Data',
        pages: [
          { title: 'withX()', route: '/docs/with-x', benefit: 'About `x()`.' },
          { title: 'withY()', route: '/docs/with-y', benefit: 'Y.', status: 'deprecated' },
        ],
      },
    ],
  };
  const context = { base: '/kit/', overview: () => overview };

  test('says what the library is', async () => {
    expect(await htmlOf('<Pitch>\n# X\n</Pitch>', context)).toMatch(
      /<h1 id=x>X<\/h1>.*<span>Version 1\.2\.3<\/span><span>Angular 22<\/span><span>MIT license<\/span>/s,
    );
  });

  test('has a card for each extension, with one line about it, and its status', async () => {
    expect(await htmlOf('<Extensions />', context)).toContain(
      '<h3>Data</h3><ul><li><a href=/kit/docs/with-x>withX()</a><p>About <code>x()</code>.<li><a href=/kit/docs/with-y>withY()</a> <span class="badge deprecated">Deprecated</span><p>Y.</ul>',
    );
    expect(copyOf('<Extensions />', context)).toBe(
      '### Data\n\n- [withX()](https://example.org/docs/with-x.md): About `x()`.\n- [withY()](https://example.org/docs/with-y.md) (deprecated): Y.\n',
    );
  });
});

test('a step of the tutorial says which one it is, and leads to the others', async () => {
  const page = pageOf('<TutorialSteps />\n');
  const step = { ...page, route: '/docs/tutorial/load' };
  const html = treeHtml(await renderTree(step, expandedTree(step, CONTEXT), CONTEXT));
  expect(html).toContain('Step 2 of 7');
  expect(html).toContain(
    '<a class=badge href=/docs/tutorial data-step=tutorial aria-label="Step 1">1</a>',
  );
  expect(html.match(/aria-current=page[^>]*>\d/g)).toEqual(['aria-current=page>2']);
  await expect(htmlOf('<TutorialSteps />')).rejects.toThrow(/not named in theme\/config\/tutorial/);
});
