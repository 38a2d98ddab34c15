import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCurrentHeading, followHeadings } from './currentHeading';

/** Creates a page whose headings have these distances from the top of the viewport, in px. */
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
  vi.stubGlobal('scrollY', scrolled);
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });
  return Object.keys(tops);
}
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  vi.unstubAllGlobals();
});

describe('the current heading', () => {
  it('is the last one that has reached the navbar', () => {
    expect(findCurrentHeading(page({ a: -300, b: 72, c: 400 }))).toBe('b');
  });
  it('is the last one that has reached the table of contents bar', () => {
    const ids = page({ a: -300, b: 116, c: 400 });
    for (const id of ids) {
      (document.getElementById(id) as HTMLElement).style.scrollMarginTop = '44px';
    }
    expect(findCurrentHeading(ids)).toBe('b');
  });
  it('is the first one at the top of the page', () => {
    expect(findCurrentHeading(page({ a: 300, b: 600 }, 0))).toBe('a');
  });
  it('is the last one in view at the end of the page', () => {
    expect(findCurrentHeading(page({ a: -300, b: 300, c: 700 }, 4200))).toBe('c');
  });
  it.each([
    ['at the end of the page', { a: -300, b: 300, c: 700 }, 4200],
    ['on a page that does not scroll', { a: 100, b: 300, c: 700 }, 0],
  ])('is the chosen one %s, where it cannot reach the navbar', (_where, tops, scrolled) => {
    const ids = page(tops, scrolled, scrolled + 800);
    history.replaceState(null, '', '#b');
    expect(findCurrentHeading(ids)).toBe('b');
    history.replaceState(null, '', '#a');
    expect(findCurrentHeading(ids)).toBe(scrolled ? 'c' : 'a');
  });
  it('is the chosen one that just reaches the navbar at the end of the page', () => {
    const ids = page({ a: -300, b: 72, c: 400 }, 4200);
    history.replaceState(null, '', '#b');
    expect(findCurrentHeading(ids)).toBe('b');
  });
  it('is never a hidden one', () => {
    const ids = page({ a: -300, b: 0 });
    (document.getElementById('b') as HTMLElement).getBoundingClientRect = () => new DOMRect();
    expect(findCurrentHeading(ids)).toBe('a');
  });
  it('is not taken from a removed page', () => {
    page({ a: 0 });
    expect(findCurrentHeading(['gone'])).toBeUndefined();
  });
});

describe('the table of contents', () => {
  it('marks the current heading, even if a mark remains from an earlier visit', () => {
    page({ a: 0, b: 400 });
    const contents = document.createElement('nav');
    contents.innerHTML =
      '<summary></summary><a href="#a">A</a><a href="#b" aria-current="location">B</a>';
    vi.stubGlobal('requestAnimationFrame', (update: () => void) => update());
    const listening = new AbortController();
    followHeadings(contents, listening.signal);
    const marked = [...contents.querySelectorAll('[aria-current=location]')];
    expect(marked.map((link) => link.textContent)).toEqual(['A']);
    expect(contents.querySelector('summary')?.dataset.current).toBe('A');
    listening.abort();
  });

  it('keeps the reader’s scroll position while the current heading is the same', () => {
    page({ a: 0, b: 400 });
    const contents = document.createElement('nav');
    contents.innerHTML = '<a href="#a">A</a><a href="#b">B</a>';
    vi.stubGlobal('requestAnimationFrame', (update: () => void) => update());
    const listening = new AbortController();
    followHeadings(contents, listening.signal);
    contents.scrollTop = 40;
    window.dispatchEvent(new Event('scroll'));
    expect(contents.scrollTop).toBe(40);
    page({ a: -400, b: 0 });
    window.dispatchEvent(new Event('scroll'));
    expect(contents.scrollTop).toBe(0);
    listening.abort();
  });

  it('lists the headings of the current section only, or of one where the keyboard is', () => {
    const contents = document.createElement('nav');
    contents.innerHTML = `<ul>
      <li><a href="#a">A</a><ul><li><a href="#a1">A1</a></li></ul></li>
      <li><a href="#b">B</a><ul hidden><li><a href="#b1">B1</a></li></ul></li>
    </ul>`;
    vi.stubGlobal('requestAnimationFrame', (update: () => void) => update());
    const listening = new AbortController();
    const listed = (tops: Record<string, number>, focused?: string) => {
      page(tops);
      document.body.append(contents);
      contents.querySelector<HTMLElement>(`[href="#${focused}"]`)?.focus();
      window.dispatchEvent(new Event('scroll'));
      return [...contents.querySelectorAll('ul:not([hidden]) ul:not([hidden])')].map(
        (list) => list.textContent,
      );
    };
    followHeadings(contents, listening.signal);
    expect(listed({ a: 0, a1: 200, b: 400, b1: 600 })).toEqual(['A1']);
    expect(listed({ a: -600, a1: -400, b: -200, b1: 0 })).toEqual(['B1']);
    expect(listed({ a: -200, a1: 0, b: 200, b1: 400 }, 'b1')).toEqual(['A1', 'B1']);
    listening.abort();
  });

  it('marks an entry that is chosen without scrolling', () => {
    const contents = document.createElement('nav');
    contents.innerHTML = '<a href="#a">A</a><a href="#b">B</a>';
    vi.stubGlobal('requestAnimationFrame', (update: () => void) => update());
    page({ a: 100, b: 400 }, 0, 800);
    const listening = new AbortController();
    followHeadings(contents, listening.signal);
    history.replaceState(null, '', '#b');
    window.dispatchEvent(new Event('hashchange'));
    expect(contents.querySelector('[aria-current]')?.textContent).toBe('B');
    listening.abort();
  });
});
