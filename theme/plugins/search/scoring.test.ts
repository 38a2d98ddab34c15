import { expect, it } from 'vitest';
import { covered, nearness, similarity } from './scoring';

it('the more words of a query a text contains, the higher its coverage', () => {
  expect(covered([2, 2], 2)).toBe(1);
  expect(covered([4, 0], 2)).toBeLessThan(0.5);
  expect(covered([0, 0], 0)).toBe(0);
});

it('a section need not repeat the words in the title of its page', () => {
  expect(covered([0, 2], 2, [8, 0])).toBe(1);
  expect(covered([0, 0], 2, [8, 0])).toBeLessThan(0.5);
});

it('a message is similar to a query if one contains the other and is long enough', () => {
  expect(similarity('storenofound', ['storenofound'])).toBeGreaterThanOrEqual(1);
  expect(similarity('isnotfoundx', ['storeisnotfoundxhere'])).toBeGreaterThan(0.5);
  expect(similarity('storeisnotfoundxhere', ['isnotfoundx'])).toBeGreaterThan(0.5);
  expect(similarity('notfound', ['notfound'])).toBe(0);
  expect(similarity('storeisnotfound', ['anotherheading'])).toBe(0);
});

it('a message with variable parts is similar to a query that contains its other parts', () => {
  expect(similarity('mutationsavenotfound', ['mutation', 'notfound'])).toBeGreaterThan(0.8);
});

it('the longer the common text, the less of a coincidence it is', () => {
  const [short, long] = ['a'.repeat(10), 'a'.repeat(40)];
  expect(similarity(long, [long])).toBeGreaterThan(similarity(short, [short]));
});

it('a heading is near a query if they have most and the rarest words in common', () => {
  const matched = new Map([
    ['filter', 1],
    ['list', 1],
    ['table', 0.5],
  ]);
  const near = (heading: string[], weightOf = (_: string) => 1) =>
    nearness(['filter', 'list'], heading, matched, weightOf);
  expect(near(['list', 'filter'])).toBe(1);
  expect(near(['filter'])).toBe(0.5);
  expect(near(['filter', 'list', 'first', 'last'])).toBe(0.5);
  expect(near(['other'])).toBe(0);
  // A synonym counts less.
  expect(near(['table'])).toBe(0.125);
  expect(near([])).toBe(0);
  expect(near(['filter'], (term) => (term === 'filter' ? 3 : 1))).toBe(0.75);
});
