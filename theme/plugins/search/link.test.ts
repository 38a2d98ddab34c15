import { expect, it } from 'vitest';
import { addressWithQuery, filterInAddress, queryInAddress } from './link';

const PAGE = 'https://example.org/docs?a=b#part';

it('a URL contains query and filter along with its other parameters', () => {
  const address = addressWithQuery(PAGE, 'undo & redo', 'guides');
  const { search, hash } = new URL(address);
  expect(queryInAddress(search)).toBe('undo & redo');
  expect(filterInAddress(search)).toBe('guides');
  expect(new URLSearchParams(search).get('a')).toBe('b');
  expect(hash).toBe('#part');
});

it('a URL contains the filter before anything is typed', () => {
  const { search } = new URL(addressWithQuery(PAGE, '', 'types'));
  expect([queryInAddress(search), filterInAddress(search)]).toEqual(['', 'types']);
});

it('an empty search adds nothing to the URL', () => {
  expect(addressWithQuery(addressWithQuery(PAGE, 'undo', 'guides'), '')).toBe(PAGE);
  expect(queryInAddress('?a=b')).toBeUndefined();
  expect(filterInAddress('?search=undo')).toBeUndefined();
});
