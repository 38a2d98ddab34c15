import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectTyping } from './client';
import { earlyScript, takeEarlySearch } from './earlyScript';

const press = (key: string, modifiers: KeyboardEventInit = {}, on: EventTarget = document.body) =>
  on.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
const type = (text: string) => [...text].map((key) => press(key));

describe('text typed while the search is loading', () => {
  it('is kept, including corrections and Enter', () => {
    const stop = collectTyping('', () => {});
    type('rets');
    press('Backspace');
    press('Backspace');
    type('set');
    press('Enter');
    expect(stop()).toEqual({ query: 'reset', open: 'here' });
  });

  it('is corrected by whole characters', () => {
    const stop = collectTyping('reset 😀', () => {});
    press('Backspace');
    expect(stop().query).toBe('reset ');
  });

  it('is not sent by the Enter that ends a composition in Safari', () => {
    const stop = collectTyping('reset', () => {});
    press('Enter', { keyCode: 229 });
    expect(stop()).toEqual({ query: 'reset' });
  });

  it('does not handle other shortcuts', () => {
    const stop = collectTyping('', () => {});
    expect(press('r', { ctrlKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(stop().query).toBe('');
  });

  it('can be canceled with Escape', () => {
    const onCancel = vi.fn();
    const stop = collectTyping('', onCancel);
    press('Escape');
    stop();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('the search before the page’s scripts are loaded', () => {
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

  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('handles %s %o and the text typed after it', (key, modifiers) => {
    press(key, modifiers);
    type('undo');
    expect(takeEarlySearch()).toBe('undo');
  });

  it('ignores fields of the page and everything else', () => {
    const field = document.querySelector('input');
    if (field) press('/', {}, field);
    type('undo');
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('handles no key if scripts will never load', () => {
    delete document.documentElement.dataset.js;
    press('/');
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('is handled by the page when it is interactive', () => {
    document.documentElement.dataset.hydrated = 'true';
    press('/');
    document.querySelector('span')?.click();
    expect(takeEarlySearch()).toBeUndefined();
  });
});
