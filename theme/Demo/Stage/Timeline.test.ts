import { expect, test } from 'vitest';
import { recentSpans } from './Timeline';

const span = (id: number, start: number, end?: number) => ({
  id,
  label: `save(${id})`,
  start,
  ...(end !== undefined && { end }),
});

test('after a silence a new timeline begins', () => {
  const spans = [span(1, 0, 900), span(2, 5000, 5900), span(3, 5100)];
  expect(recentSpans(spans).map(({ id }) => id)).toEqual([2, 3]);
});

test('what still runs is no silence', () => {
  expect(recentSpans([span(1, 0), span(2, 9000)])).toHaveLength(2);
  expect(recentSpans([])).toEqual([]);
});
