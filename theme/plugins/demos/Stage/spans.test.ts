import { expect, test } from 'vitest';
import type { Span } from '../runtime/events';
import { describeSpan, lanesOf, recentSpans } from './spans';

const span = (id: number, start: number, end?: number) => ({
  id,
  label: `save(${id})`,
  start,
  ...(end !== undefined && { end }),
});

test('a new timeline starts after a pause', () => {
  const spans = [span(1, 0, 900), span(2, 5000, 5900), span(3, 5100)];
  expect(recentSpans(spans).map(({ id }) => id)).toEqual([2, 3]);
});

test('running spans are not a pause', () => {
  expect(recentSpans([span(1, 0), span(2, 9000)])).toHaveLength(2);
  expect(recentSpans([])).toEqual([]);
});

test('calls of one mutation share a lane, and so do requests', () => {
  const [a, b, c] = [span(1, 0), { ...span(2, 0), lane: 'save with concatOp' }, span(3, 0)];
  expect(lanesOf([a, b, c])).toEqual([
    { lane: '', calls: [a, c] },
    { lane: 'save with concatOp', calls: [b] },
  ]);
});

test.each<[text: string, Partial<Span>]>([
  ['waiting', { lane: 'save' }],
  ['pending', { lane: 'save', begun: 100 }],
  ['pending, waited 700 ms', { lane: 'save', begun: 800 }],
  ['success, 900 ms', { lane: 'save', begun: 100, end: 1000, outcome: 'success' }],
  ['success, waited 700 ms', { lane: 'save', begun: 800, end: 1000, outcome: 'success' }],
  ['aborted, 300 ms', { lane: 'save', begun: 100, end: 400, outcome: 'aborted' }],
  ['refused', { lane: 'save', end: 101, outcome: 'aborted' }],
  ['pending', {}],
  ['error, 50 ms', { end: 150, outcome: 'error' }],
])('a call is described as "%s"', (text, part) => {
  expect(describeSpan({ ...span(1, 100), ...part })).toBe(text);
});
