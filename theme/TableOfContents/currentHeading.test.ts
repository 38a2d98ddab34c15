import { afterEach, describe, expect, it } from 'vitest';
import { findCurrentHeading } from './useCurrentHeading';

/** A page whose headings have these distances from the top of the window, in px. */
function page(tops: Record<string, number>, scrolled = 100, height = 5000) {
  document.body.replaceChildren(
    ...Object.entries(tops).map(([id, top]) => {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
      return heading;
    }),
  );
  document.documentElement.style.scrollPaddingTop = '72px';
  const define = (target: object, name: string, value: number) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(window, 'scrollY', scrolled);
  define(window, 'innerHeight', 800);
  define(document.documentElement, 'scrollHeight', height);
  return Object.keys(tops);
}
afterEach(() => document.body.replaceChildren());

describe('the heading being read', () => {
  it('is the last one that has come up to the navbar', () => {
    expect(findCurrentHeading(page({ a: -300, b: 72, c: 400 }))).toBe('b');
  });
  it('is none before the first', () => {
    expect(findCurrentHeading(page({ a: 300, b: 600 }, 0))).toBeUndefined();
  });
  it('is the last one in view at the end of the page', () => {
    expect(findCurrentHeading(page({ a: -300, b: 300, c: 700 }, 4200))).toBe('c');
  });
  it('is not taken from a page that has gone', () => {
    page({ a: 0 });
    expect(findCurrentHeading(['gone'])).toBeUndefined();
  });
});
