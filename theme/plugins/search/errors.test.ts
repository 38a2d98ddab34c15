import { expect, test } from 'vitest';
import { explanationIn, messageOf, messagesOf, similarity } from './errors';
import type { SectionResult } from './pageResults';

const section = (heading: string, score: number, isAboutError = true): SectionResult => ({
  heading,
  path: '#',
  excerpt: '',
  score,
  source: { heading, id: '', text: '', error: isAboutError ? 'case' : undefined },
});
const page = (...scores: number[]) => ({
  path: '/docs/a',
  kind: 'guide' as const,
  title: 'A',
  excerpt: '',
  score: 1,
  sections: scores.map((score) => section(`${score}`, score, score !== 300)),
});
const explained = (...pages: ReturnType<typeof page>[]) => explainedIn('an error', ...pages);
const explainedIn = (message: string, ...pages: ReturnType<typeof page>[]) => {
  const { explanation, sections } = explanationIn(message, pages);
  return [explanation, ...[...sections].map(({ heading }) => heading)].join(' ');
};

test('only sections about errors explain a message, if they match well enough', () => {
  expect(explained(page(300, 200, 90), page(30))).toBe('likely 200 90');
  expect(explained(page(60, 50, 30))).toBe('possible 60 50');
});

test('a message of one word is not explained for sure', () => {
  expect(explainedIn('Error', page(200))).toBe('possible 200');
});

test('a section that shares only common words with a message does not explain it', () => {
  expect(explained(page(20, 19), page(10))).toBe('none');
  expect(explained()).toBe('none');
});

test('the first section is marked as likely only if it matches well itself', () => {
  expect(explained(page(60), page(200))).toBe('possible 60 200');
  expect(explained(page(300, 60))).toBe('possible 60');
});

test('a section about another error number explains nothing, and one without a number is not marked as likely', () => {
  const numbered = (heading: string) => ({ ...page(), sections: [section(heading, 200)] });
  expect(explainedIn('TS2564: x', numbered('Wrong (TS2322)'))).toBe('none');
  expect(explainedIn('TS2564: x', numbered('Right (TS2564)'))).toBe('likely Right (TS2564)');
  expect(explainedIn('TS2564: x', numbered('Right'))).toBe('possible Right');
});

test('a section about the number explains a text that is only that number', () => {
  const weak = (heading: string) => ({ ...page(), sections: [section(heading, 1, false)] });
  expect(explainedIn('error NG0201', weak('What does NG0201 mean?'))).toBe(
    'possible What does NG0201 mean?',
  );
  expect(explainedIn('error NG0201', weak('What does NG0203 mean?'))).toBe('none');
  expect(explainedIn('NG0201: No provider', weak('What does NG0201 mean?'))).toBe('none');
});

test('a section whose heading is the message explains it without naming its number', () => {
  const message = `TS2305: Module "toolkit" has no exported member 'withStub'.`;
  const weak = (heading: string) => ({ ...page(), sections: [section(heading, 50)] });
  const heading = '"Module has no exported member \'withStub\'"';
  expect(explainedIn(message, weak(heading))).toBe(`possible ${heading}`);
  expect(explainedIn(message, weak('Module has no exported member "other"'))).toBe('none');
});

test('a message is the same with other numbers, and with the number of the error before or after it', () => {
  expect(messageOf('error TS2554: Expected 1-16 arguments, but got 18.')).toBe(
    messageOf('"Expected 1-9 arguments, but got 7" (TS2554)'),
  );
  expect(messageOf('Expected 2 arguments')).not.toBe(messageOf('Expected 1-2 arguments'));
});

test('a section is about its heading and the messages that it quotes, split into their constant parts', () => {
  const section = {
    heading: 'Mutation … not found',
    text: 'Earlier: "Cannot read properties". A "word" is no message.',
  };
  expect(messagesOf(section)).toEqual([['mutation', 'notfound'], ['cannotreadproperties']]);
});

test('a message is similar to a query if one contains the other and is long enough', () => {
  expect(similarity('storenofound', ['storenofound'])).toBeGreaterThanOrEqual(1);
  expect(similarity('isnotfoundx', ['storeisnotfoundxhere'])).toBeGreaterThan(0.5);
  expect(similarity('storeisnotfoundxhere', ['isnotfoundx'])).toBeGreaterThan(0.5);
  expect(similarity('notfound', ['notfound'])).toBe(0);
  expect(similarity('storeisnotfound', ['anotherheading'])).toBe(0);
});

test('a message with variable parts is similar to a query that contains its other parts', () => {
  expect(similarity('mutationsavenotfound', ['mutation', 'notfound'])).toBeGreaterThan(0.8);
});

test('the longer the common text, the less of a coincidence it is', () => {
  const [short, long] = ['a'.repeat(10), 'a'.repeat(40)];
  expect(similarity(long, [long])).toBeGreaterThan(similarity(short, [short]));
});
