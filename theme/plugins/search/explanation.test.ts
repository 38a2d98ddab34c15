import { expect, test } from 'vitest';
import { explanationIn } from './explanation';

const page = (...scores: number[]) => ({
  path: '/docs/a',
  kind: 'guide' as const,
  title: 'A',
  excerpt: '',
  score: 1,
  sections: scores.map((score) => ({ heading: `${score}`, path: `#${score}`, excerpt: '', score })),
});
const explained = (...pages: ReturnType<typeof page>[]) => explainedIn('an error', ...pages);
const explainedIn = (message: string, ...pages: ReturnType<typeof page>[]) => {
  const { explanation, sections } = explanationIn(
    message,
    pages,
    ({ heading }) => heading !== '300',
  );
  return [explanation, ...[...sections].map(({ heading }) => heading)].join(' ');
};

test('only sections about errors that match about as well as the best one explain a message', () => {
  expect(explained(page(300, 200, 90), page(70))).toBe('likely 200 90');
  expect(explained(page(60, 50, 30))).toBe('possible 60 50');
});

test('a section that shares only common words with a message does not explain it', () => {
  expect(explained(page(20, 19), page(10))).toBe('none');
  expect(explained()).toBe('none');
});

test('the first section is marked as likely only if it matches well itself', () => {
  expect(explained(page(60), page(200))).toBe('possible 200');
  expect(explained(page(300, 60))).toBe('possible 60');
});

test('a section about another error number explains nothing, and one without a number is not marked as likely', () => {
  const numbered = (heading: string) => ({
    ...page(),
    sections: [{ heading, path: '#', excerpt: '', score: 200 }],
  });
  expect(explainedIn('TS2564: x', numbered('Wrong (TS2322)'))).toBe('none');
  expect(explainedIn('TS2564: x', numbered('Right (TS2564)'))).toBe('likely Right (TS2564)');
  expect(explainedIn('TS2564: x', numbered('Right'))).toBe('possible Right');
});

test('a section whose heading is the message explains it without naming its number', () => {
  const message = `TS2305: Module "toolkit" has no exported member 'withStub'.`;
  const section = (heading: string) => ({
    ...page(),
    sections: [{ heading, path: '#', excerpt: '', score: 50 }],
  });
  const heading = '"Module has no exported member \'withStub\'"';
  expect(explainedIn(message, section(heading))).toBe(`possible ${heading}`);
  expect(explainedIn(message, section('Module has no exported member "other"'))).toBe('none');
});
