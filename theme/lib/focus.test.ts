import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce, focusHeading, hashTarget } from './focus';

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Page</h1><h2 id="café">Café</h2><h2 id="100%">All</h2></main>';
});
afterEach(() => document.body.replaceChildren());

test.each([
  ['#café', 'Café'],
  ['#caf%C3%A9', 'Café'],
  ['#100%', 'All'],
  ['#caf%C3%A9).', 'Café'],
  ['#café%20…', 'Café'],
  ['#café&utm_source=x', 'Café'],
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
])('the focus moves to the heading of the new page: %s', (hash, text) => {
  focusHeading(hash);
  const heading = document.activeElement as HTMLElement;
  expect(heading.textContent).toBe(text);
  expect(heading.getAttribute('tabindex'), 'not every browser focuses a heading').toBe('-1');
  heading.blur();
  expect(heading.hasAttribute('tabindex'), 'not a tab stop afterward').toBe(false);
});

test('a heading that was a tab stop stays one', () => {
  const heading = document.querySelector('main h1');
  heading?.setAttribute('tabindex', '0');
  focusHeading();
  (document.activeElement as HTMLElement).blur();
  expect(heading?.getAttribute('tabindex')).toBe('0');
});

test('each page is announced in one polite, visually hidden live region', () => {
  announce('Team');
  const region = document.getElementById('route-announcer');
  expect(region?.textContent).toBe('Team');
  announce('Guide');
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(region?.textContent).toBe('Guide');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(region?.getAttribute('aria-atomic')).toBe('true');
  expect(region?.className).toBe('visually-hidden');
});
