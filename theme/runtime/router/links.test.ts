import { afterEach, describe, expect, test } from 'vitest';
import { internalTarget, pageAddress } from './links';

function anchor(attributes: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  return link;
}

/** The address that a click on a link leads to inside the application. */
function click(link: HTMLAnchorElement, init: MouseEventInit = {}, basename = ''): string | null {
  let found: URL | null = null;
  const listener = (event: MouseEvent) => {
    found = internalTarget(event, basename);
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listener);
  return (found as URL | null)?.pathname ?? null;
}

afterEach(() => document.body.replaceChildren());

describe('a click on a link', () => {
  test('to a page of the site stays in the application', () => {
    expect(click(anchor({ href: '/docs/with-reset' }))).toBe('/docs/with-reset');
    expect(click(anchor({ href: '/docs/with-reset.html' }))).toBe('/docs/with-reset.html');
  });

  test.each([
    ['another site', { href: 'https://example.org/docs' }],
    ['a new tab', { href: '/docs', target: '_blank' }],
    ['a download', { href: '/docs', download: '' }],
    ['a file', { href: '/llms.txt' }],
  ])('to %s is the browser’s', (_what, attributes) => {
    expect(click(anchor(attributes as Record<string, string>))).toBeNull();
  });

  test.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])(
    'with %s is the browser’s',
    (key) => {
      expect(click(anchor({ href: '/docs' }), { [key]: true })).toBeNull();
    },
  );

  test('with another button is the browser’s', () => {
    expect(click(anchor({ href: '/docs' }), { button: 1 })).toBeNull();
  });

  test('out of the base path leaves the site', () => {
    expect(click(anchor({ href: '/toolkit/docs' }), {}, '/toolkit')).toBe('/toolkit/docs');
    expect(click(anchor({ href: '/toolkit' }), {}, '/toolkit')).toBe('/toolkit');
    expect(click(anchor({ href: '/other' }), {}, '/toolkit')).toBeNull();
    expect(pageAddress(anchor({ href: '/toolkit-2/docs' }), '/toolkit')).toBeNull();
  });
});
