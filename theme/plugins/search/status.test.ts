import { afterEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from './engine';
import { statusOf, summaryOf } from './status';

const page = {
  path: '/a',
  title: 'A',
  kind: 'guide' as const,
  excerpt: '',
  score: 1,
  sections: [],
};
const answer = (total: number, more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  pages: Array.from({ length: Math.min(total, 12) }, () => page),
  total,
  terms: new Set(),
  ...more,
});
const status = (query: string | undefined, total: number, more?: Partial<SearchAnswer>) =>
  statusOf({ query, failed: false, ready: true, awaited: false, answer: answer(total, more) });

afterEach(() => void vi.unstubAllGlobals());

test('screen readers hear how many pages match, even those that are not listed', () => {
  expect(summaryOf(answer(1), 'x')).toBe('Found on one page. First: A.');
  expect(summaryOf(answer(12), 'x')).toBe('Found on 12 pages. First: A.');
  expect(summaryOf(answer(76), 'x')).toBe('The best 12 of 76 pages. First: A.');
});

test('the status reports an error that no page explains, and is silent about other results', () => {
  expect(status('x', 1, { explanation: 'none' })).toBe('No page explains this error.');
  expect(status('x', 1, { explanation: 'likely' })).toBe('');
});

test.each([
  ['wrong word', 'Nothing found for “wrong word”.'],
  ['y'.repeat(70), `Nothing found for “${'y'.repeat(60)} …”.`],
  ['', 'Nothing found.'],
  ['q', 'Nothing found. Type more than one letter.'],
  ['?!… /', 'Nothing found. Type letters or digits.'],
  ['x'.repeat(10_000), 'Nothing found. Only the first 500 characters are searched.'],
])('says why nothing is found for %.10s', (query, message) => {
  expect(summaryOf(answer(0), query)).toBe(message);
});

test('the status is empty before a query is typed', () => {
  expect(status(undefined, 0)).toBe('');
});

test('a missing index is reported, and so is a missing network', () => {
  const failed = () =>
    statusOf({ query: 'x', failed: true, ready: false, awaited: false, answer: answer(0) });
  expect(failed()).toBe('The search index could not be loaded.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(failed()).toBe('You are offline, and the search index is not stored on this device.');
});
