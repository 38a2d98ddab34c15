import { expect, it } from 'vitest';
import { likeness, weigh } from './scoring';

it('what holds all words counts more than what holds one of them as often', () => {
  expect(weigh([2, 2], 2)).toBe(4);
  expect(weigh([4, 0], 2)).toBeLessThan(2);
});

it('a query of words that stand nowhere weighs nothing', () => {
  expect(weigh([0, 0], 0)).toBe(0);
});

it('a heading is like a query that stands in it, or in which it stands, and says enough', () => {
  expect(likeness('storeisnotfound', 'storeisnotfound')).toBe(1);
  expect(likeness('isnotfound', 'storeisnotfoundhere')).toBeCloseTo(10 / 19);
  expect(likeness('storeisnotfoundhere', 'isnotfound')).toBeCloseTo(10 / 19);
  expect(likeness('notfound', 'notfound')).toBe(0);
  expect(likeness('storeisnotfound', 'anotherheading')).toBe(0);
});
