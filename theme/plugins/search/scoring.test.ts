import { expect, it } from 'vitest';
import { similarity, weigh } from './scoring';

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
