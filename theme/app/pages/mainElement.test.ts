import { expect, test } from 'vitest';
import { mainHtml } from '../../testing/site';
import { mainOf, prepareMain } from './mainElement';

const TEXT = mainHtml('<h1>Title</h1><p>Text</p>');

test('a page is its main element', () => {
  expect(mainOf(TEXT).outerHTML).toBe(TEXT);
});

test('a prepared one is used once: the next one has its own elements', () => {
  prepareMain(TEXT);
  prepareMain(TEXT);
  const [first, second] = [mainOf(TEXT), mainOf(TEXT)];
  expect(first.outerHTML).toBe(TEXT);
  expect(second.outerHTML).toBe(TEXT);
  expect(second).not.toBe(first);
});

test('a prepared one is not used for another page', () => {
  prepareMain(mainHtml('<p>Another page</p>'));
  expect(mainOf(TEXT).textContent).toBe('TitleText');
});

test('a page without one is an error which says so', () => {
  expect(() => mainOf('<p>Sign in to this network')).toThrow('has no main element');
});
