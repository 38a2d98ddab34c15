import path from 'node:path';
import { expect, test } from 'vitest';
import { problemsIn, SiteProblems } from './problems';

const problem = (file: string, line?: number, column?: number) => ({
  file: path.resolve(file),
  line,
  column,
  message: 'It is wrong.',
  remedy: 'Fix it.',
});

test('sorts problems by position without duplicates, and lists a shared choice once at the end', () => {
  const choice = 'All ids: a, b';
  const problems = [
    problem('docs/b.mdx', 2, 1),
    { ...problem('docs/a.mdx', 10, 1), choice },
    { ...problem('docs/a.mdx', 9, 5), choice },
    problem('docs/a.mdx', 9, 4),
    problem('docs/b.mdx', 2, 1),
  ];
  const { message, stack } = new SiteProblems('The pages have problems', problems);
  expect(message.match(/^\S.*/gm)).toEqual([
    'The pages have problems (4)',
    'docs/a.mdx:9:4  It is wrong.',
    'docs/a.mdx:9:5  It is wrong.',
    'docs/a.mdx:10:1  It is wrong.',
    'docs/b.mdx:2:1  It is wrong.',
    choice,
  ]);
  expect(stack).toBe(message);
});

test('extracts problems from an error if it is about the site', async () => {
  const problems = [problem('docs/a.mdx')];
  expect(await problemsIn(Promise.resolve(1))).toEqual([]);
  expect(await problemsIn(Promise.reject(new SiteProblems('x', problems)))).toEqual(problems);
  await expect(problemsIn(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
});
