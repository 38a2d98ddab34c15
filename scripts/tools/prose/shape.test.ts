import { describe, expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { checkShape } from './shape';

const TITLES = [
  'Minimal example',
  'Try it',
  'What it adds to the store',
  'Options',
  'What it saves you',
  'Recipes',
  'Edge cases and errors',
  'With other extensions',
  'Known defects',
  'Status and availability',
  'API',
];
const TEXTS: Record<string, string> = {
  'Minimal example': `\`\`\`ts\nimport { withX } from '@angular-architects/ngrx-toolkit';\n\`\`\``,
  'Try it': '```ts file="../_demos/with-x.ts" demo\n```',
  'Known defects': 'Seen in 1.2.3.',
  API: '[`withX`](/docs/api/functions/withX)',
};
const STATUS = '<Badge type="stable" /> <Badge since="1.0" />';
const ADVICE = '**Use it** often.\n\n**Do not use it** always.';
const guide = (
  titles: readonly string[],
  texts: Record<string, string> = {},
  status = STATUS,
  advice = ADVICE,
) =>
  `# withX()\n\n${status}\n\n${advice}\n\n${titles
    .map((title) => `## ${title}\n\n${{ ...TEXTS, ...texts }[title] ?? 'Text.'}\n`)
    .join('\n')}`;

const FACTS = { version: '1.2.3', symbols: ['withX', 'setX'] };
const check = (source: string, name = 'docs/with-x.mdx', benefit = 'Saves work.') =>
  checkShape(
    createPage(name, name, source, { ...readFacts(source), data: { benefit, goal: 'Load data' } }),
    FACTS,
  );
const problemsIn = (source: string) => check(source).map(({ message }) => message);
const lineOf = (source: string, text: string) =>
  source.slice(0, source.indexOf(text)).split('\n').length;

describe('checkShape', () => {
  it('accepts a guide with all sections in order, and others in between', () => {
    expect(problemsIn(guide(TITLES))).toEqual([]);
    expect(problemsIn(guide([...TITLES.slice(0, 4), 'In depth', ...TITLES.slice(4)]))).toEqual([]);
  });

  it('reports a missing `goal` of an extension that is not deprecated', () => {
    const source = guide(TITLES);
    const facts = { ...readFacts(source), data: { benefit: 'Saves work.' } };
    expect(checkShape(createPage('x', 'docs/with-x.mdx', source, facts), FACTS)).toMatchObject([
      { line: 1, message: expect.stringContaining('no "goal"') },
    ]);
  });

  it('reports a missing `benefit`, which the home page shows', () => {
    expect(check(guide(TITLES), 'docs/with-x.mdx', ' ')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('no "benefit"'),
      }),
    ]);
  });

  it.each(TITLES)('reports a missing "%s" at the section in its place', (title) => {
    const source = guide(TITLES.filter((other) => other !== title));
    const next = TITLES[TITLES.indexOf(title) + 1];
    const line = next === undefined ? source.split('\n').length : lineOf(source, `## ${next}`);
    expect(check(source)).toMatchObject([{ line, message: `The section "${title}" is missing.` }]);
  });

  it('requires advice on when to use an extension and when not to, unless it is deprecated', () => {
    expect(problemsIn(guide(TITLES, {}, STATUS, '**Use it** often.'))).toEqual([
      'The introduction has no paragraph like "**Do not use it** if …".',
    ]);
    const deprecated = STATUS.replace('stable', 'deprecated');
    expect(problemsIn(guide(TITLES, {}, deprecated, ':::warning'))).toEqual([]);
  });

  it('reports a section in the wrong place, with its line', () => {
    const [first = '', second = '', third = '', ...rest] = TITLES;
    const source = guide([third, first, second, ...rest]);
    expect(check(source)).toMatchObject([
      {
        line: lineOf(source, '## What it adds to the store'),
        message: 'The section "What it adds to the store" is in the wrong place.',
      },
    ]);
  });

  it('accepts a comparison of code before the reference', () => {
    const [first = '', second = '', reference = '', options = '', comparison = '', ...rest] =
      TITLES;
    const titles = [first, second, comparison, reference, options, ...rest];
    expect(problemsIn(guide(titles))).toEqual([]);
  });

  it('ignores headings in code', () => {
    const [first = '', ...rest] = guide(TITLES).split('## Options');
    expect(problemsIn(`${first}\`\`\`md\n## Options\n\`\`\`\n${rest.join('')}`)).toEqual([
      'The section "Options" is missing.',
    ]);
  });

  it('reports a guide without a status, at its title', () => {
    expect(check(guide(TITLES, {}, 'Text.'))).toMatchObject([
      { line: 1, message: 'The guide has no status and version below its title.' },
    ]);
  });

  it('reports a section "Try it" without a demo', () => {
    const source = guide(TITLES, { 'Try it': '```ts\nconst demo = 1;\n```' });
    expect(check(source)).toMatchObject([
      { line: lineOf(source, '## Try it'), message: 'The section "Try it" has no live demo.' },
    ]);
  });

  it('reports known defects of a version other than the installed one', () => {
    const source = guide(TITLES, { 'Known defects': 'Seen in 1.2.2.' });
    expect(check(source)).toMatchObject([
      {
        line: lineOf(source, '## Known defects'),
        message: 'The known defects do not mention version 1.2.3.',
      },
    ]);
  });

  it('reports symbols that the samples use and the section "API" does not link to', () => {
    const source = guide(TITLES, {
      Recipes: `\`\`\`ts\nimport {\n  setX,\n  type Other,\n} from '@angular-architects/ngrx-toolkit/x';\n\`\`\``,
    });
    expect(check(source)).toMatchObject([
      { line: lineOf(source, '## API'), message: 'The section "API" does not link to setX.' },
    ]);
  });

  it('does not require links to symbols of other guides', () => {
    const source = guide(TITLES, {
      Recipes: `\`\`\`ts\nimport { withY } from '@angular-architects/ngrx-toolkit';\n\`\`\``,
    });
    expect(problemsIn(source)).toEqual([]);
  });

  it('reports a section "API" without any link to the reference', () => {
    expect(problemsIn(guide(TITLES, { API: 'None.', 'Minimal example': 'Text.' }))).toEqual([
      'The section "API" does not link to any page of the API reference.',
    ]);
  });
});
