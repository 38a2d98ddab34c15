import { expect, it } from 'vitest';
import { optionsOf } from './options';

const section = (path: string) => ({ path, heading: '', excerpt: '', score: 0 });
const pages = ['/a', '/b'].map((path) => ({
  path,
  title: '',
  kind: 'guide' as const,
  excerpt: '',
  score: 0,
  sections: [section(`${path}#1`), section(`${path}#2`)],
}));
const answer = { pages, total: 2, terms: new Set<string>() };

it('a page comes before its sections', () => {
  expect(optionsOf(answer)).toEqual(['/a', '/a#1', '/a#2', '/b', '/b#1', '/b#2']);
});

it('the best section comes first, and its page after its other sections', () => {
  expect(optionsOf({ ...answer, best: '/a#1' })).toEqual([
    ...['/a#1', '/a#2', '/a'],
    ...['/b', '/b#1', '/b#2'],
  ]);
});
