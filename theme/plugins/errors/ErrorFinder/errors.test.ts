import { expect, test } from 'vitest';
import { errorsFor, messageIn } from './errors';

test('a log is reduced to its error lines, without paths and stacks', () => {
  const log = `> ng build
src/app/todo-store.ts:12:5 - error TS2345: Argument of type 'string' is not assignable.

12     withCallState(4),
       ~~~~
    at Object.run (main.js:10:2)`;
  expect(messageIn(log)).toBe("error TS2345: Argument of type 'string' is not assignable.");
});

test('a text without an error is searched unchanged', () => {
  expect(messageIn('  nothing is\n stored ')).toBe('nothing is stored');
  expect(messageIn('  \n')).toBe('');
});

test('sections are ranked across all guides', () => {
  const section = (heading: string, score = 100) => ({
    heading,
    path: `/docs/a#${heading}`,
    excerpt: '',
    score,
  });
  const page = { path: '/docs/a', kind: 'guide' as const, excerpt: '' };
  const answer = {
    terms: new Set<string>(),
    total: 2,
    pages: [
      { ...page, title: 'A', score: 10, sections: [section('first'), section('third')] },
      { ...page, title: 'B', score: 6, sections: [section('second')] },
    ],
  };
  expect(errorsFor(answer).map(({ heading, guide }) => `${guide} ${heading}`)).toEqual([
    'A first',
    'B second',
    'A third',
  ]);
});

test('only sections that match about as well as the best one explain a message', () => {
  const explained = (...scores: number[]) =>
    errorsFor({
      terms: new Set<string>(),
      total: scores.length,
      pages: scores.map((score) => ({
        path: '/docs/a',
        kind: 'guide',
        title: 'A',
        excerpt: '',
        score,
        sections: [{ heading: `${score}`, path: `/docs/a#${score}`, excerpt: '', score }],
      })),
    }).map(({ heading }) => heading);
  expect(explained(200, 90, 70)).toEqual(['200', '90']);
  expect(explained(20, 19)).toEqual([]);
});
