import { expect, test } from 'vitest';
import { bypassesWorker, bypassOnce, withoutBypassOnce } from './bypass';

test.each([
  ['https://site.example/docs/', 'https://site.example/docs/?no-worker=once'],
  ['https://site.example/x?q=1#part', 'https://site.example/x?q=1&no-worker=once#part'],
])('the address that bypasses the worker once leads back to the page: %s', (address, expected) => {
  expect(bypassOnce(address)).toBe(expected);
  expect(bypassesWorker(expected)).toBe(true);
  expect(withoutBypassOnce(expected)).toBe(address);
});

test('a reader’s own bypass stays in the address', () => {
  const address = 'https://site.example/x?no-worker=';
  expect(withoutBypassOnce(address)).toBe(address);
});
