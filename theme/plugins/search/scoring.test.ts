import { expect, it } from 'vitest';
import { nearness, similarity, weigh } from './scoring';

it('containing all words scores higher than containing one of them as often', () => {
  expect(weigh([2, 2], 2)).toBe(4);
  expect(weigh([4, 0], 2)).toBeLessThan(2);
});

it('a query of unknown words scores zero', () => {
  expect(weigh([0, 0], 0)).toBe(0);
});

it('a heading is similar to a query if one contains the other and is long enough', () => {
  expect(similarity('storeisnotfound', 'storeisnotfound')).toBe(1);
  expect(similarity('isnotfound', 'storeisnotfoundhere')).toBeCloseTo(10 / 19);
  expect(similarity('storeisnotfoundhere', 'isnotfound')).toBeCloseTo(10 / 19);
  expect(similarity('notfound', 'notfound')).toBe(0);
  expect(similarity('storeisnotfound', 'anotherheading')).toBe(0);
});

it('a heading is near a query if they have most and the rarest words in common', () => {
  const matched = new Set(['filter', 'list']);
  const near = (heading: string[], weightOf = (_: string) => 1) =>
    nearness(['filter', 'list'], heading, matched, weightOf);
  expect(near(['list', 'filter'])).toBe(1);
  expect(near(['filter'])).toBe(0.5);
  expect(near(['filter', 'list', 'first', 'last'])).toBe(0.5);
  expect(near(['other'])).toBe(0);
  expect(near([])).toBe(0);
  expect(near(['filter'], (term) => (term === 'filter' ? 3 : 1))).toBe(0.75);
});
