import { expect, test } from 'vitest';
import { mainHtml } from '../../testing/site';
import { mainOf, prepareMain } from './showPage';

const TEXT = mainHtml('<h1>Title</h1><p>Text</p>');

test('a prepared element is used only once, and the next page gets new elements', () => {
  prepareMain(TEXT);
  prepareMain(TEXT);
  const [first, second] = [mainOf(TEXT), mainOf(TEXT)];
  expect(first.outerHTML).toBe(TEXT);
  expect(second.outerHTML).toBe(TEXT);
  expect(second).not.toBe(first);
});

test('a prepared element is not used for another page', () => {
  prepareMain(mainHtml('<p>Another page</p>'));
  expect(mainOf(TEXT).textContent).toBe('TitleText');
});

test('a page without a main element causes an error that says so', () => {
  expect(() => mainOf('<p>Sign in to this network')).toThrow('has no main element');
});
