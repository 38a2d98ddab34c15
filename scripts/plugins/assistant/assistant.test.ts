import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Pages } from '../../content/pages';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { groupPages, llmsTexts } from './llms';
import { AGENTS, CURSOR, extensionsIn, readRules, ruleFiles, testsByName } from './rules';

const address = { origin: 'https://example.org', base: '/kit/' };
const pages = await new Pages(inProject('docs')).refresh();
const files = ruleFiles(pages, address);
const read = (file: string) => readFileSync(inProject(file), 'utf8');

test('every extension has rules, and all rules are about an extension or all of them', () => {
  const ids = pathsIn(inProject('scripts/plugins/assistant/rules'), '.md').map((file) =>
    path.basename(file, '.md'),
  );
  const extensions = extensionsIn(pages).map(({ id }) => id);
  expect(extensions.length).toBeGreaterThan(10);
  expect(ids.toSorted()).toEqual(['all', ...extensions].toSorted());
});

test('a test proves every rule', () => {
  const tests = testsByName();
  const unproven = ['all', ...extensionsIn(pages).map(({ id }) => id)].flatMap((id) =>
    readRules(id)
      .flatMap(({ rules }) => rules)
      .filter(({ proof }) => !tests.has(proof))
      .map(({ text, proof }) => `rules/${id}.md: ${text} (proof: ${proof || 'none'})`),
  );
  expect(unproven, 'rules that name no test in docs/_facts').toEqual([]);
});

test('the rules say what to use instead of everything that is deprecated', () => {
  const [, table = ''] =
    /## Deprecated APIs and their replacements\n([\s\S]*?)\n## /.exec(
      read('docs/docs/changes.mdx'),
    ) ?? [];
  const deprecated = [...table.matchAll(/^\| (.*?`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
  );
  expect(deprecated.length).toBeGreaterThan(5);
  const rules = files.find(({ name }) => name === AGENTS)?.text ?? '';
  // An alias: it is spelled almost like its replacement.
  expect(deprecated.filter((name) => !rules.includes(name))).toEqual(['withIndexeddb']);
});

test('the file of an extension has its version and status, an example, and the section that explains each rule', () => {
  const text = files.find(({ name }) => name === 'with-reset.md')?.text ?? '';
  expect(text).toMatch(/^# withReset\(\), NgRx Toolkit \d+\.\d+\.\d+\n\nSince 19\.0, stable\./);
  expect(text).toContain('Guide: https://example.org/kit/docs/with-reset.md');
  expect(text).toMatch(/```ts\n[\s\S]*withReset\(\)[\s\S]*```/);
  expect(text).toMatch(/- It takes no options\..* \(#options\)\n/);
});

test('the files are small enough to be read with every request', () => {
  for (const { name, text, extension } of files.filter((file) => file.name !== CURSOR)) {
    // Without the generated API reference, the examples come from the guides, where they are longer.
    const rules = extension ? text.replace(/```ts[\s\S]*?```/, '') : text;
    expect(rules.length, name).toBeLessThan(extension ? 1600 : 6000);
  }
});

test('no command on the page replaces a file that the reader wrote', () => {
  const page = read('docs/ai.mdx');
  const targets = [...page.matchAll(/<DownloadRules [^>]*\bto="([^"]+)"/g)].map(([, to]) => to);
  expect(targets.length).toBeGreaterThan(2);
  for (const to of targets) expect(to).toMatch(/\/ngrx-toolkit\.mdc?$/);
});

test('the lists for language models link and contain the copies of pages', () => {
  const page = {
    route: '/docs/guide',
    title: 'Guide',
    description: 'All of it.',
    markdown: '# Copy\n',
  };
  const texts = llmsTexts([page], {}, address);
  expect(texts['llms.txt']).toContain(
    '- [Guide](https://example.org/kit/docs/guide.md): All of it.\n',
  );
  expect(texts['llms-full.txt']).toBe(
    '---\nurl: https://example.org/kit/docs/guide.md\n---\n\n# Copy\n',
  );
});

test('the lists for language models follow the sidebars, guides before the reference', () => {
  const link = (href: string) => ({ type: 'link' as const, label: href, href });
  const sidebars = {
    apiSidebar: { items: [link('/docs/api')] },
    guides: {
      items: [
        { type: 'category' as const, label: 'Start', items: [link('/docs/a')] },
        link('/docs/b'),
      ],
    },
  };
  expect(groupPages(sidebars, ['/other', '/docs/api', '/docs/b', '/docs/a'])).toEqual([
    ['Start', ['/docs/a']],
    ['More guides', ['/docs/b']],
    ['Other pages', ['/other']],
    ['API reference', ['/docs/api']],
  ]);
});
