import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressWriter } from './addressWriter';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/build');
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const shown = () => window.location.pathname + window.location.search + window.location.hash;

test('the address changes at once, and then once for many changes in a row', () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  const write = addressWriter();
  for (const name of ['F', 'Fl', 'Flight']) write(() => `/build?entity=${name}`);
  expect(replace).toHaveBeenCalledOnce();
  expect(shown()).toBe('/build?entity=F');
  vi.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(2);
  expect(shown()).toBe('/build?entity=Flight');
});

test('a browser that refuses gets the address later, and nothing is thrown', () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  replace.mockImplementationOnce(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  });
  addressWriter()(() => '/build?with=reset', true);
  expect(shown()).toBe('/build');
  vi.runAllTimers();
  expect(shown()).toBe('/build?with=reset');
});

test('what changes in the meantime is kept', () => {
  const write = addressWriter();
  write(() => '/build?with=reset');
  write(() => `/build?with=undo${window.location.hash}`);
  window.location.hash = '#files';
  vi.runAllTimers();
  expect(shown()).toBe('/build?with=undo#files');
});

test('the address of another page stays as it is', () => {
  const write = addressWriter();
  write(() => '/build?with=reset');
  write(() => '/build?with=undo');
  window.history.pushState(null, '', '/docs');
  vi.runAllTimers();
  expect(shown()).toBe('/docs');
});
