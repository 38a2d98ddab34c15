import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import client from './client';
import * as dialog from './SearchDialog';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );

describe('a shortcut', () => {
  beforeEach(() => {
    vi.spyOn(dialog, 'showSearch').mockImplementation(() => {});
    return startForTest(() => client.start());
  });
  const platformIs = (platform: string) =>
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  afterEach(async () => {
    await vi.dynamicImportSettled();
    vi.restoreAllMocks();
  });

  it.each<[platform: string, key: string, modifiers: KeyboardEventInit]>([
    ['Win32', 'k', { ctrlKey: true }],
    ['Linux x86_64', 'K', { ctrlKey: true }],
    ['MacIntel', 'k', { metaKey: true }],
    ['Win32', '/', {}],
    // On a German keyboard.
    ['Win32', '/', { shiftKey: true }],
  ])('on %s, %s %o opens the search', (platform, key, modifiers) => {
    platformIs(platform);
    expect(press(key, modifiers)).toBe(false);
  });

  it.each<[platform: string, key: string, modifiers: KeyboardEventInit]>([
    ['Win32', 'k', { ctrlKey: true, shiftKey: true }],
    ['Win32', 'k', { ctrlKey: true, altKey: true }],
    ['Win32', 'k', { metaKey: true }],
    ['MacIntel', 'k', { ctrlKey: true }],
    ['Win32', '/', { ctrlKey: true }],
    ['Win32', '/', { altKey: true }],
    ['MacIntel', '/', { metaKey: true }],
  ])('on %s, %s %o does not open it', (platform, key, modifiers) => {
    platformIs(platform);
    expect(press(key, modifiers)).toBe(true);
  });

  it('that the page has handled does not open it', () => {
    const handle = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handle, { once: true });
    const opening = vi.spyOn(document, 'querySelector');
    press('/');
    expect(opening).not.toHaveBeenCalled();
  });

  it('is not an event of autofill, which has no key', () => {
    const onError = vi.fn();
    window.addEventListener('error', onError, { once: true });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});
