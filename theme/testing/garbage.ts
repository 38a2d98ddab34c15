import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Strings that the site stores under no key. */
const GARBAGE = {
  nothing: '',
  'half an object': '{',
  'a number': '-5',
  null: 'null',
  'an object of numbers': '{"a":1}',
  'a text': '"abc"',
  'a list of lists': '[["2026-11-20"],[],null]',
  'a list of numbers': '[1,2,3]',
  'lines of text': 'one\ntwo\u0000',
  'something huge': 'x'.repeat(1_000_000),
};

interface Options {
  /** By default, the local storage. */
  area?: Storage;
  /** Whether the page keeps garbage until the reader chooses again. */
  stays?: boolean;
}

/**
 * Tests that a page with garbage in its storage behaves as if nothing were stored.
 *
 * @param read what the page does with the stored value
 */
export function testGarbage(
  key: string,
  read: () => unknown,
  { area = localStorage, stays = false }: Options = {},
): void {
  describe(`a page that finds garbage under “${key}”`, () => {
    beforeEach(() => {
      localStorage.clear();
      sessionStorage.clear();
      vi.spyOn(console, 'warn').mockReturnValue();
    });

    test.each(Object.entries(GARBAGE))('(%s) behaves as if nothing were stored', (_, garbage) => {
      const expected = read();
      area.setItem(key, garbage);
      expect(read()).toEqual(expected);
      expect(read()).toEqual(expected);
    });

    if (stays) return;
    test('removes it', () => {
      area.setItem(key, '{');
      read();
      expect(area.getItem(key)).not.toBe('{');
    });
  });
}

/** Shows HTML in the document. */
export function element(html: string): HTMLElement {
  const div = document.createElement('div');
  div.innerHTML = html;
  document.body.replaceChildren(div);
  return div;
}
