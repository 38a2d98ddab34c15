import { afterEach, beforeEach, expect, test } from 'vitest';
import { Pages } from '../../content/pages';
import { TestFolder } from '../../rules/fixtures/site';
import { checkDemoUses, demosOf } from './uses';

const fence = (meta: string) => `\`\`\`ts ${meta}\n\`\`\`\n`;
const demo = (file: string) => fence(`file="../_demos/${file}" demo`);

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder({
    '_demos/_helper.ts': '',
    '_demos/one.ts': 'export default class One {}\n',
  });
});
afterEach(() => folder.remove());

async function demosIn(source: string) {
  folder.write('page.mdx', source);
  const page = await new Pages(folder.path).read('page.mdx');
  return demosOf(page).map(({ name, files, line }) => ({ name, files, line }));
}

/** The problems of pages and demos as `page.mdx:6 message`. */
async function problems() {
  const pages = await new Pages(folder.path).refresh();
  const found = checkDemoUses(pages, folder.file('_demos'));
  return found.map(
    ({ file, line, message }) => `${file.slice(folder.path.length + 1)}:${line} ${message}`,
  );
}

test('finds the demos of a page, with their lines', async () => {
  expect(await demosIn(`# Page\n\n${demo('one.ts')}\nText\n\n${demo('two.ts')}`)).toEqual([
    { name: 'one', files: ['one.ts'], line: 3 },
    { name: 'two', files: ['two.ts'], line: 8 },
  ]);
});

test('consecutive fences are files of one demo', async () => {
  expect(await demosIn(`${demo('store.ts')}\n\n${demo('service.ts')}`)).toEqual([
    { name: 'store', files: ['store.ts', 'service.ts'], line: 1 },
  ]);
});

test('fences with anything in between are two demos', async () => {
  const source = `${demo('one.ts')}<Badge type="internal" />\n\n${demo('two.ts')}`;
  expect((await demosIn(source)).map(({ name }) => name)).toEqual(['one', 'two']);
});

test('ignores other fences, even if they contain a demo fence', async () => {
  const source = `${fence('title="demo.ts"')}\n\`\`\`\`md\n${demo('one.ts')}\`\`\`\`\n`;
  expect(await demosIn(source)).toEqual([]);
});

test.each([
  ['demo fence without a file', fence('demo'), 'page.mdx:4 A demo fence must name its file.'],
  [
    'fence with an unknown demo',
    demo('tow.ts'),
    /^page\.mdx:4 The demo fence names tow\.ts, which is not in .*_demos\.$/,
  ],
  [
    'comparison with a missing file',
    fence('file="../_demos/one.ts" before="gone.ts"'),
    /^page\.mdx:4 The fence names gone\.ts, which is not in .*_demos\.$/,
  ],
])('a %s is reported', async (_, source, problem) => {
  folder.write('page.mdx', `${demo('one.ts')}\n${source}`);
  expect(await problems()).toEqual([expect.stringMatching(problem)]);
});

test('a demo that no page shows is reported, but helpers are not', async () => {
  expect(await problems()).toEqual(['_demos/one.ts:1 No page shows this demo.']);
});

test('a demo without a default export and an import of an undeclared package are reported', async () => {
  folder.write('page.mdx', demo('one.ts'));
  folder.write('_demos/one.ts', "export class One {}\nimport { x } from 'micromark/y';\n");
  expect(await problems()).toEqual([
    '_demos/one.ts:2 A demo imports micromark, which is not in package.json.',
    '_demos/one.ts:1 The demo has no default export.',
  ]);
});

test('a demo on two pages is reported', async () => {
  folder.write('a.mdx', demo('one.ts'));
  folder.write('b.mdx', demo('one.ts'));
  expect(await problems()).toEqual(['b.mdx:1 The demo one is already in a.mdx:1.']);
});
