import { describe, expect, it, test } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import type { FactsFile } from '../../lib/facts';
import { checkEvidence, checkGuide } from './evidence';

const page = (id: string, source: string) =>
  createPage(`${id}.mdx`, `docs/${id}.mdx`, source, readFacts(source));
const facts = (name: string, source: string): FactsFile => ({ file: `${name}.spec.ts`, source });

const problemsIn = (guide: string, tests = '') =>
  checkEvidence(
    [page('with-x', `# withX()\n\n${guide}`), page('faq', '# FAQ\n\n## Why?\n')],
    [facts('with-x', `describe('/docs/with-x', () => {\n${tests}\n});`)],
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

const STATEMENT = '## Edge cases\n\nIt throws.\n';

describe('checkEvidence', () => {
  it('reports a section with statements but no test, at the line of its heading', () => {
    expect(problemsIn(STATEMENT)).toEqual([
      'with-x.mdx:3 No test proves the statements in the section "Edge cases".',
    ]);
  });

  it.each([
    ['its own guide', `it('throws (#edge-cases)', () => {});`],
    [
      'a guide and others',
      `it.each([1])('throws (/docs/faq#why, /docs/with-x#edge-cases)', () => {});`,
    ],
  ])('accepts a test whose title names the section of %s', (_what, test) => {
    expect(problemsIn(STATEMENT, test)).toEqual([]);
  });

  it.each([
    ['a sample that must not compile', 'No.\n\n```ts expect-error="TS2345"\nwithX();\n```\n'],
    ['a table generated from types', 'These:\n\n<Members of="with-x" />\n'],
    ['a link to an issue', 'No ([issue 1](https://github.com/ngrx-toolkit/core/issues/1)).\n'],
    ['a sample that is a test', "So:\n\n```ts\nimport { it } from 'vitest';\n```\n"],
  ])('accepts %s as evidence', (_what, text) => {
    expect(problemsIn(`## Options\n\n${text}`)).toEqual([]);
  });

  it.each([
    ['with only code', '## Recipes\n\n```ts\nwithX();\n```\n'],
    ['of links', '## API\n\n[x](/docs/api/functions/x)\n'],
    ['with a demo', '## Try it\n\nClick.\n\n```ts file="../_demos/x.ts" demo\n```\n'],
    ['without known defects', '## Known defects\n\nNone known in 22.0.0.\n'],
  ])('needs no test for sections %s', (_what, guide) => {
    expect(problemsIn(guide)).toEqual([]);
  });

  it('reports sections and quotations in a test title that no guide has', () => {
    const tests = `\n  it('says "It returns." (#edge-case)', () => {});\n  it('throws (#edge-cases)', () => {});`;
    expect(problemsIn(STATEMENT, tests)).toEqual([
      'with-x.spec.ts:3 The test names /docs/with-x#edge-case, which does not exist.',
      'with-x.spec.ts:3 The test quotes "It returns.", which is not in /docs/with-x.',
    ]);
  });

  it('reports tests of a guide that does not exist', () => {
    const tests = [facts('with-y', `describe('/docs/with-z', () => {});`)];
    const [problem] = checkEvidence([page('with-x', '# withX()')], tests);
    expect(problem?.message).toBe('There is no guide /docs/with-z.');
  });
});

test.each([
  ['', ['1 The page has no "benefit", so the home page']],
  ['benefit: Less code', []],
])('a guide to an extension with the entries %j is checked', (entries, expected) => {
  const guide = `---\n${entries}\n---\n# withX()\n\n## Known defects\n\nNone in`;
  const problems = (version: string) =>
    checkGuide(page('with-x', `${guide} ${version}.\n`), '22.0.0').map(
      ({ line, message }) => `${line} ${message}`,
    );
  const start = (text: string) => expect.stringContaining(text);
  expect(problems('22.0.0')).toEqual(expected.map(start));
  expect(problems('21.0.0')).toHaveLength(expected.length + 1);
});
