import { beforeEach, expect, it } from 'vitest';
import { testGarbage } from '../../testing/garbage';
import { forgetSearches, recentSearches, rememberSearch } from './recent';

beforeEach(forgetSearches);

it('offers the last five distinct searches, latest first', () => {
  for (const query of ['a', 'b', 'c', 'd', ' b ', 'e', 'f', ' ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['f', 'e', 'b', 'd', 'c']);
});

it('ignores invalid stored entries', () => {
  localStorage.setItem('search.recent', '[1, "a", null, "b", "c", "d", "e", "f"]');
  expect(recentSearches()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

testGarbage('search.recent', recentSearches);
