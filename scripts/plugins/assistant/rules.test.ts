import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { Pages } from '../../content/pages';
import { inProject } from '../../lib/paths';
import { exampleOf, extensionsIn } from './extensions';
import { checkDeprecated } from './plugin';
import { proofsIn } from './proofs';
import { parseRules } from './read-rules';
import { CURSOR, ruleFiles } from './rule-files';
import { extensionRules } from './write-rules';

const SPEC = {
  file: inProject('docs/_facts/with-x.spec.ts'),
  source: `describe('/docs/with-x', () => {
  it('doubles the count (#options, /docs/faq#why)', () => store.double());
});`,
};
const proofs = proofsIn([SPEC], () => 'The guide mentions `halve()`.');
const rulesOf = (source: string) => parseRules('/rules/with-x.md', source);
const problemsIn = (source: string) =>
  proofs.check([rulesOf(source)]).map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('the build stops, with file and line, for a rule', () => {
  it.each([
    ['without a test', '- It doubles.', 'No test proves this rule.'],
    [
      'whose tests are gone',
      '- It doubles.\n  proof: with-y.spec.ts: doubles the count',
      'There is no test file docs/_facts/with-y.spec.ts.',
    ],
    [
      'whose test has another title',
      '- It doubles.\n  proof: with-x.spec.ts: doubles it',
      'docs/_facts/with-x.spec.ts has no test "doubles it".',
    ],
    [
      'that names what neither test nor guide mentions',
      '- `triple()` it.\n  proof: with-x.spec.ts: doubles the count',
      'Neither the test "doubles the count" nor its guide mentions triple.',
    ],
  ])('%s', (_what, rule, message) => {
    expect(problemsIn(`# withX\n\n${rule}\n`)).toEqual([`/rules/with-x.md:3 ${message}`]);
  });

  it('but not for a rule that its test or guide supports', () => {
    const rule = '- `double()` or `halve()` it.\n  proof: with-x.spec.ts: doubles the count';
    expect(problemsIn(rule)).toEqual([]);
  });
});

test('a deprecated function without a rule stops the build', () => {
  const rules = '- `withOld()`: use `withNew()`.';
  expect(checkDeprecated(['withOld'], rules)).toEqual([]);
  expect(checkDeprecated(['withOlder'], rules).map(({ message }) => message)).toEqual([
    'withOlder is deprecated, and no rule says what to use instead.',
  ]);
});

test('the rules of an extension state their version, show an example and name the section of each test', () => {
  const { groups } = rulesOf('- It doubles.\n  proof: with-x.spec.ts: doubles the count');
  const text = extensionRules(
    {
      name: 'withX',
      id: 'with-x',
      route: '/docs/with-x',
      purpose: '',
      since: '1.0',
      status: 'stable',
    },
    groups,
    'withX();',
    {
      version: '22.0.0',
      address: { origin: 'https://example.org', base: '/t/' },
      testOf: proofs.testOf,
    },
  );
  expect(text).toBe(`# withX(), NgRx Toolkit 22.0.0

Stable, since 1.0. Guide: https://example.org/t/docs/with-x.md
Each rule has a test, and names the guide's section.

\`\`\`ts
withX();
\`\`\`

- It doubles. (#options)
`);
});

test('the extensions are those in the overview, each with its shortest sample', () => {
  const page = (name: string, source: string) => createPage(name, name, source, readFacts(source));
  const [extension] = extensionsIn({
    source:
      '| Extension | What for | Since | Status |\n| - | - | - | - |\n| [withX()](/docs/with-x) | more | 1.0 | stable |\n',
  });
  expect(extension).toMatchObject({ name: 'withX', id: 'with-x', since: '1.0' });
  const guide = page(
    'docs/with-x.mdx',
    '# withX()\n\n## Minimal example\n\n```ts\nsignalStore(withX());\n```\n\n```ts\nother;\n```\n\n## Options\n\n```ts\nwithX();\n```\n',
  );
  expect(extension && exampleOf(extension, [guide])).toBe('signalStore(withX());');
});

test('every extension has rules, each proven by a test, and the files are small enough to be useful', async () => {
  const pages = await new Pages(inProject('docs')).refresh();
  const { files, problems } = ruleFiles(pages, { origin: 'https://example.org', base: '/' });
  // Without the generated API reference, the examples come from the guides, where they are longer.
  expect(problems.filter(({ message }) => !/bytes/.test(message))).toEqual([]);
  for (const { text, name, extension } of files.filter((one) => one.name !== CURSOR)) {
    const example = extension ? (exampleOf(extension, pages) ?? '') : '';
    expect(text, name).toContain(example);
    expect(text.length - example.length, name).toBeLessThan(extension ? 1600 : 6000);
  }
});

test('no command on the page replaces a file that the reader wrote', () => {
  const page = readFileSync(inProject('docs/ai.mdx'), 'utf8');
  const targets = [...page.matchAll(/<DownloadRules [^>]*\bto="([^"]+)"/g)].map(([, to]) => to);
  expect(targets.length).toBeGreaterThan(2);
  for (const to of targets) expect(to).toMatch(/\/ngrx-toolkit\.mdc?$/);
});
