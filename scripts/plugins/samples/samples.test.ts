import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFenceMeta } from '../../content/fence';
import { readFacts } from '../../content/page';
import { inProject } from '../../lib/paths';
import { TestFolder } from '../../rules/fixtures/site';
import { compile } from '../../typescript/compile';
import { checkSamples, type Extracted, extractSamples } from './check';
import { SAMPLES_FOLDER, type Sample, samplesOf, toModules } from './modules';

const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('the samples of a page', () => {
  let extracted: Extracted;
  let problems: string[];
  const problemsOf = (page: string) =>
    problems.filter((problem) => problem.startsWith(`docs/docs/${page}.mdx`));

  beforeAll(async () => {
    extracted = await extractSamples(fixtures);
    const files = extracted.modules.map(({ path: name }) =>
      path.join(fixtures, SAMPLES_FOLDER, name),
    );
    problems = checkSamples(extracted, compile(fixtures, files));
  }, 120_000);

  it('have no problems if they compile, or fail as expected', () => {
    expect(problemsOf('sound')).toEqual([]);
  });

  it.each([
    [
      'an error in the second fence of a file',
      /^docs\/docs\/faulty\.mdx:10: TS2322: Type 'number'/,
    ],
    ['an error in a template', /^docs\/docs\/faulty\.mdx:31: TS2551: Property 'titel'/],
    [
      'an expected error that does not occur',
      /^docs\/docs\/faulty\.mdx:13: the fence expects TS2345, but the compiler does not report it\.$/,
    ],
    ['an error other than the expected one', /^docs\/docs\/faulty\.mdx:18: TS2322/],
    [
      'a line that readers would have to scroll',
      /^docs\/docs\/faulty\.mdx:36: 96 characters; readers see only 80/,
    ],
  ])('report %s, at its line in the page', (_, problem) => {
    expect(problemsOf('faulty')).toContainEqual(expect.stringMatching(problem));
  });
});

describe('samplesOf', () => {
  const samples = (source: string) =>
    samplesOf({ name: 'docs/page.mdx', fences: readFacts(source).fences });

  it('ignores other languages, and fences within fences', () => {
    const source = '````md\n```ts\na\n```\n````\n\n```sh\nb\n```\n\n```ts\nc\n```\n';
    expect(samples(source)).toMatchObject([{ page: 'docs/docs/page.mdx', line: 11, code: 'c' }]);
  });

  it('replaces removed lines of a diff with empty ones, to keep the line numbers', () => {
    expect(samples('```ts\na; // [!code --]\nb; // [!code ++]\n```\n')[0]?.code).toBe(
      '\nb; // [!code ++]',
    );
  });
});

it('a page that cannot be parsed is reported with its line', async () => {
  const folder = new TestFolder({ 'docs/page.mdx': '# X\n\nText <b\n' });
  await expect(extractSamples(folder.path)).rejects.toThrow(/docs\/page\.mdx:3:6 /);
  folder.remove();
});

describe('toModules', () => {
  const sample = (line: number, title?: string): Sample => ({
    page: 'docs/docs/page.mdx',
    line,
    column: 1,
    lang: 'ts',
    code: `// ${line}`,
    diff: `// ${line}`,
    meta: parseFenceMeta(title && `title="${title}"`),
  });

  it('joins fences with the same title in page order, and no others', () => {
    const modules = toModules([
      sample(1, 'a.ts'),
      sample(5),
      sample(9, 'a.ts'),
      sample(13, 'A title'),
    ]);
    expect(modules.map(({ path: name, text }) => [name, text])).toEqual([
      ['page/a.ts', '// 1\n// 9\n'],
      ['page/fence-at-line-5.ts', '// 5\n'],
      ['page/fence-at-line-13.ts', '// 13\n'],
    ]);
  });

  const change = (...lines: string[]) => {
    const source = `\`\`\`ts changes="../_demos/with-reset.ts"\n${lines.join('\n')}\n\`\`\`\n`;
    const [module] = toModules(samplesOf({ name: 'docs/page.mdx', ...readFacts(source) }));
    return module;
  };

  it('applies a change to the complete code of a demo, and maps the shown lines to the page', () => {
    const module = change('  withReset(), // [!code --]', '  withUndo(), // [!code ++]');
    const demo = readFileSync(inProject('docs/_demos/with-reset.ts'), 'utf8');
    expect(module?.text).toBe(demo.replace('  withReset(),', '  withUndo(),'));
    const at = demo.split('\n').indexOf('  withReset(),');
    expect(module?.lines[at]).toMatchObject({ text: '  withUndo(),', line: 3 });
    expect(module?.lines[at - 1]).toMatchObject({ line: 1 });
  });

  it('reports a change to lines that the demo does not have', () => {
    expect(change('  withRest(), // [!code --]')?.problems).toEqual([
      expect.objectContaining({
        file: inProject('docs/docs/page.mdx'),
        line: 1,
        message: 'The unchanged and removed lines do not occur in docs/_demos/with-reset.ts.',
      }),
    ]);
  });

  it('reports a title outside the folder of the page', () => {
    const [module] = toModules([sample(7, '../a.ts')]);
    expect(module).toMatchObject({
      path: 'page/fence-at-line-7.ts',
      problems: [{ file: inProject('docs/docs/page.mdx'), line: 7 }],
    });
  });
});
