import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusHeading, hashTarget } from './focus';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Page</h1><h2 id="café">Café</h2><h2 id="100%">All</h2></main>';
});
afterEach(() => document.body.replaceChildren());

test.each([
  ['#café', 'Café'],
  ['#caf%C3%A9', 'Café'],
  ['#100%', 'All'],
  ['#nowhere', undefined],
  ['#', undefined],
  ['', undefined],
])('%s names %s', (hash, text) => {
  expect(hashTarget(hash)?.textContent).toBe(text);
});

test.each([
  ['', 'Page'],
  ['#nowhere', 'Page'],
  ['#café', 'Café'],
])('the focus goes to the heading of the new page: %s', (hash, text) => {
  focusHeading(hash);
  const heading = document.activeElement as HTMLElement;
  expect(heading.textContent).toBe(text);
  expect(heading.tabIndex).toBe(-1);
  heading.blur();
  expect(heading.hasAttribute('tabindex'), 'no stop for Tab afterwards').toBe(false);
});

test('a heading that had a stop for Tab keeps it', () => {
  const heading = document.querySelector('main h1');
  heading?.setAttribute('tabindex', '0');
  focusHeading();
  (document.activeElement as HTMLElement).blur();
  expect(heading?.getAttribute('tabindex')).toBe('0');
});

test('a page without a heading is not in the way', () => {
  document.body.replaceChildren();
  expect(() => focusHeading()).not.toThrow();
});
