import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptValues } from './storage';

/** A storage area whose methods are called on the object itself, as in browsers, but not in happy-dom. */
class Area {
  readonly #entries = new Map<string, string>();
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Area());
  vi.stubGlobal('sessionStorage', new Area());
});
afterEach(() => void vi.unstubAllGlobals());

test('shows the current entries that a demo reads during its start', () => {
  localStorage.setItem('mine', '{"name":"Ada"}');
  localStorage.setItem('of the page', '1');
  const kept = new KeptValues();
  expect(kept.during(() => localStorage.getItem('mine'))).toBe('{"name":"Ada"}');
  localStorage.getItem('of the page');
  const shown = () => kept.groups().map(({ title, members }) => [title, ...members]);
  const member = (value: unknown) => ({ name: 'mine', value });
  const entries = [['name', '"Ada"']];
  expect(shown()).toMatchObject([['localStorage', member({ entries })]]);
  localStorage.setItem('mine', 'no JSON');
  expect(shown()).toMatchObject([['localStorage', member('"no JSON"')]]);
});

test('restores the storage when the start of a demo throws', () => {
  const { getItem } = Area.prototype;
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => new KeptValues().during(fail)).toThrow('broken');
  expect(Area.prototype.getItem).toBe(getItem);
});
