import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { camelCaseNames, checkStatements } from './statements';

const page = (source: string) =>
  createPage('with-x.mdx', 'docs/with-x.mdx', source, readFacts(source));
const facts = (source: string) => [{ file: 'x.spec.ts', source }];
const names = camelCaseNames(`
import { signalStore } from '@ngrx/signals';
/** Works like oldFeature. */
declare function withX(givenOptions: { maxSize: number }): void;
declare function load(): void;
`);

describe('camelCaseNames', () => {
  it('finds names in camel case, except in comments, imports and parameters', () => {
    expect([...names]).toEqual(['withX', 'maxSize']);
  });
});

describe('checkStatements', () => {
  /** The problems of a guide with the section `Options`, and with one test for it. */
  const problemsIn = (section: string, test = '') =>
    checkStatements(
      [page(`# withX()\n\n## Options\n\n${section}\n`)],
      [],
      facts(`describe('/docs/with-x', () => {\n  it('works (#options)', () => {${test}});\n});`),
      names,
    ).map(({ line, message }) => `${line} ${message}`);

  it.each([
    ['a paragraph', '`maxSize` limits it.', 5],
    ['a list item', '- One\n- `maxSize`: two', 6],
    ['a table row', '| Option |\n| --- |\n| `maxSize` |', 7],
  ])('reports %s with a name that no test of its section uses', (_, section, line) => {
    expect(problemsIn(section)).toEqual([`${line} No test of "Options" uses maxSize.`]);
  });

  it('accepts a name in a test of the section, in its code, or next to a link', () => {
    expect(problemsIn('`maxSize` limits it.', 'withX({ maxSize: 1 });')).toEqual([]);
    expect(problemsIn('`maxSize` limits it.\n\n```ts\nwithX({ maxSize: 1 });\n```')).toEqual([]);
    expect(problemsIn('`maxSize` limits it: see [options](/docs/with-y#options).')).toEqual([]);
  });

  it('ignores tests of other sections', () => {
    const tests = "}); it('is other (#other)', () => { withX({ maxSize: 1 });";
    expect(problemsIn('`maxSize` limits it.', tests)).toHaveLength(1);
  });

  it('includes code before the first test of a file, but not its imports', () => {
    const guide = [page('# withX()\n\n## Options\n\n`withX()` adds `maxSize`.\n')];
    const test = "describe('/docs/with-x', () => { it('works (#options)', () => {}); });";
    const source = `import { withX } from 'x';\nconst options = { maxSize: 1 };\n${test}`;
    expect(checkStatements(guide, [], facts(source), names).map(({ message }) => message)).toEqual([
      'No test of "Options" uses withX.',
    ]);
  });

  it('compares an introduction with all tests of its guide', () => {
    const guide = [page('# withX()\n\nIt has `maxSize`.\n\n## Options\n\nMany.\n')];
    const problemsIn = (test: string) =>
      checkStatements(guide, [], facts(`describe('/docs/with-x', () => {${test}});`), names);
    expect(problemsIn("it('works', () => { withX({ maxSize: 1 }); })")).toEqual([]);
    expect(problemsIn('').map(({ message }) => message)).toEqual([
      'No test of "withX()" uses maxSize.',
    ]);
  });

  it('compares the notes on a symbol with the tests of its guide', () => {
    const source = '---\nguide: with-x\n---\n\n# withX\n\n`withX` adds.\n\n# withY\n\n`maxSize`.\n';
    const problemsIn = (tests: string) =>
      checkStatements([], [page(source)], facts(tests), names).map(({ message }) => message);
    expect(problemsIn("describe('/docs/with-x', () => withX())")).toEqual([
      'No test of "withY" uses maxSize.',
    ]);
    expect(problemsIn("describe('/docs/with-z', () => withX({ maxSize }))")).toHaveLength(2);
  });
});
