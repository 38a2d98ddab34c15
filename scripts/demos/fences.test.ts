import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDemoFences, readDemoUses } from './fences';

const fence = (meta: string) => `\`\`\`ts ${meta}\n\`\`\`\n`;
const demo = (file: string) => fence(`file="../_demos/${file}" demo`);

let root = '';
beforeEach(async () => {
  root = path.join(await mkdtemp(path.join(tmpdir(), 'demos-')), 'docs');
  await mkdir(path.join(root, '_demos'), { recursive: true });
});
afterEach(() => rm(path.dirname(root), { recursive: true }));

const write = (file: string, text = '') => writeFile(path.join(root, file), text);
const read = () => readDemoUses(root, path.join(root, '_demos'));

test('finds the demos of a page, with their lines', () => {
  const source = `# Page\n\n${demo('one.ts')}\nText\n\n${demo('two.ts')}`;
  expect(findDemoFences(source, 'docs/page.mdx')).toEqual([
    { name: 'one', files: ['one.ts'], page: 'docs/page.mdx', line: 3 },
    { name: 'two', files: ['two.ts'], page: 'docs/page.mdx', line: 8 },
  ]);
});

test('fences that follow each other are files of one demo', () => {
  const [use, ...others] = findDemoFences(`${demo('store.ts')}\n\n${demo('service.ts')}`, 'page');
  expect(use?.files).toEqual(['store.ts', 'service.ts']);
  expect(others).toEqual([]);
});

test('leaves other fences alone, also those that show a demo fence', () => {
  const source = `${fence('title="demo.ts"')}\n\`\`\`\`md\n${demo('one.ts')}\`\`\`\`\n`;
  expect(findDemoFences(source, 'page')).toEqual([]);
});

test('a demo fence without a file is an error with page and line', () => {
  expect(() => findDemoFences(`\n${fence('demo')}`, 'docs/page.mdx')).toThrow(
    /^docs\/page\.mdx:2: a demo fence must name its file/,
  );
});

test('a fence that names no demo is reported', async () => {
  await write('_demos/one.ts');
  await write('page.mdx', `${demo('one.ts')}\nText\n\n${demo('tow.ts')}`);
  expect((await read()).troubles).toEqual([
    'docs/page.mdx:6: the demo fence names tow.ts, which is not in docs/_demos: one.ts',
  ]);
});

test('a demo that no page shows is reported, helpers are not', async () => {
  await write('_demos/one.ts');
  await write('_demos/_helper.ts');
  expect((await read()).troubles).toEqual([
    'docs/_demos/one.ts:1: no page shows this demo; add the fence ```ts file="../_demos/one.ts" demo',
  ]);
});

test('a demo that two pages show is reported', async () => {
  await write('_demos/one.ts');
  await write('a.mdx', demo('one.ts'));
  await write('b.mdx', demo('one.ts'));
  expect((await read()).troubles).toEqual([
    'docs/b.mdx:1: the demo one is already in docs/a.mdx:1; link to it instead',
  ]);
});
