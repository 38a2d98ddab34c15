import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFolder } from '../rules/fixtures/site';
import { Pages } from './pages';

let folder: TestFolder;
let pages: Pages;

beforeEach(() => {
  folder = new TestFolder({ 'docs/x.mdx': '# X\n', 'index.mdx': '# Home\n' });
  pages = new Pages(folder.path);
});
afterEach(() => folder.remove());

const names = () => pages.all().map(({ name }) => name);

test('pages are Markdown files and components, but not partials, public files or declarations', async () => {
  for (const name of ['team.tsx', '_part.mdx', '_demos/x.ts', 'public/x.mdx', 'x.d.ts', 'x.css']) {
    folder.write(name, '');
  }
  await pages.refresh();
  expect(names()).toEqual(['docs/x.mdx', 'index.mdx', 'team.tsx']);
  expect(pages.all().map(({ route }) => route)).toEqual(['/docs/x', '/', '/team']);
});

test('only a changed page is read again', async () => {
  const [before, home] = await pages.refresh();
  folder.write('docs/x.mdx', '# Y\n');
  const [after, sameHome] = await pages.refresh();
  expect(after?.headings[0]?.text).toBe('Y');
  expect(after).not.toBe(before);
  expect(sameHome).toBe(home);
});

test('fences are the same when a page comes from the cache', async () => {
  const { path } = folder;
  folder.write('docs/x.mdx', `# X\n\n\`\`\`ts {2,4-5}\n// ${path}\n\`\`\`\n`);
  const [freshPage] = await pages.refresh();
  const [cachedPage] = await new Pages(path).refresh();
  expect(cachedPage?.fences).toEqual(freshPage?.fences);
  expect(cachedPage?.fences[0]?.meta.highlighted).toEqual([2, 4, 5]);
});
