import { describe, expect, it } from 'vitest';
import { checkShape } from './shape';

const TITLES = [
  'Minimal example',
  'What it adds to the store',
  'Options',
  'Recipes',
  'Edge cases and errors',
  'With other extensions',
  'Known defects',
  'Since and status',
  'API',
];
const guide = (titles: readonly string[], defects = 'Seen in 1.2.3.') =>
  `# withX()\n\n${titles.map((title) => `## ${title}\n\n${title === 'Known defects' ? defects : 'Text.'}\n`).join('\n')}`;
const wrong = (source: string, file = 'docs/docs/with-x.mdx') =>
  checkShape(file, source, '1.2.3').map(({ message }) => message);

describe('checkShape', () => {
  it('accepts a guide with all sections in their order, and others in between', () => {
    expect(wrong(guide(TITLES))).toEqual([]);
    expect(wrong(guide(['Minimal example', 'Try it', ...TITLES.slice(1)]))).toEqual([]);
  });

  it('accepts a deprecated feature that begins with the migration', () => {
    expect(wrong(guide(['Migrate to withFeature', ...TITLES.slice(1)]))).toEqual([]);
  });

  it.each(TITLES)('reports that "%s" is missing', (title) => {
    expect(wrong(guide(TITLES.filter((other) => other !== title)))).toEqual([
      `The section "${title}" is missing.`,
    ]);
  });

  it('reports a section at the wrong place, with its line', () => {
    const [problem] = checkShape(
      'docs/docs/with-x.mdx',
      guide(['Options', 'Minimal example', 'What it adds to the store', ...TITLES.slice(3)]),
      '1.2.3',
    );
    expect(problem).toMatchObject({
      line: 3,
      message: 'The section "Options" stands at the wrong place.',
    });
  });

  it('does not take a heading in code for a section', () => {
    const [first = '', ...rest] = guide(TITLES).split('## Options');
    expect(wrong(`${first}\`\`\`md\n## Options\n\`\`\`\n${rest.join('')}`)).toEqual([
      'The section "Options" is missing.',
    ]);
  });

  it('reports known defects of another version than the installed one', () => {
    expect(wrong(guide(TITLES, 'Seen in 1.2.2.'))).toEqual([
      'The known defects do not say that they are those of 1.2.3.',
    ]);
  });

  it('leaves other pages alone', () => {
    expect(wrong('# Testing\n', 'docs/docs/testing.mdx')).toEqual([]);
  });
});
