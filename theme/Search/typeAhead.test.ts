import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyScript, takeEarlySearch } from './earlyScript';
import { collectTyping } from './typeAhead';

const press = (key: string, modifiers: KeyboardEventInit = {}, on: EventTarget = document.body) =>
  on.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
const type = (text: string) => [...text].map((key) => press(key));

describe('what is typed while the search is loading', () => {
  it('is kept, with corrections, and Enter too', () => {
    const stop = collectTyping('', () => {});
    type('rets');
    press('Backspace');
    press('Backspace');
    type('set');
    press('Enter');
    expect(stop()).toEqual({ query: 'reset', open: 'here' });
  });

  it('leaves other shortcuts to the browser', () => {
    const stop = collectTyping('', () => {});
    expect(press('r', { ctrlKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(stop().query).toBe('');
  });

  it('can be given up with Escape', () => {
    const onCancel = vi.fn();
    const stop = collectTyping('', onCancel);
    press('Escape');
    stop();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('the search before the scripts of the page have arrived', () => {
  // biome-ignore lint/complexity/noCommaOperator: runs it as a page does.
  // biome-ignore lint/security/noGlobalEval: runs it as a page does.
  (0, eval)(earlyScript());

  beforeEach(() => {
    document.documentElement.dataset.js = '';
    document.body.innerHTML = '<button aria-keyshortcuts="/"><span>Search</span></button><input>';
  });
  afterEach(() => {
    takeEarlySearch();
    delete document.documentElement.dataset.hydrated;
    document.body.replaceChildren();
  });

  it('hears a click on the button', () => {
    document.querySelector('span')?.click();
    expect(takeEarlySearch()).toBe('');
    expect(takeEarlySearch()).toBeUndefined();
  });

  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('hears %s %o, and what is typed after it', (key, modifiers) => {
    press(key, modifiers);
    type('undo');
    expect(takeEarlySearch()).toBe('undo');
  });

  it('leaves a field of the page and everything else alone', () => {
    const field = document.querySelector('input');
    if (field) press('/', {}, field);
    type('undo');
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('swallows no key where the scripts will never come', () => {
    delete document.documentElement.dataset.js;
    press('/');
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('is left to the page once it answers', () => {
    document.documentElement.dataset.hydrated = 'true';
    press('/');
    document.querySelector('span')?.click();
    expect(takeEarlySearch()).toBeUndefined();
  });
});
