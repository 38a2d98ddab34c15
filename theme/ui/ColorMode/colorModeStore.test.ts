import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColorModeConfig } from '../../config/types';
import { startForTest } from '../../testing/document';
import { keepColorMode } from './colorModeStore';
import { headScript } from './headScript';

const defaults: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};

/** Installs fake system settings. */
function fakeSystem() {
  const dark = new EventTarget();
  const state = { dark: false, print: false };
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(query.includes('dark') ? dark : new EventTarget(), {
      matches: query === 'print' ? state.print : state.dark,
    }),
  );
  return (next: Partial<typeof state>) => {
    Object.assign(state, next);
    Object.assign(dark, { matches: state.dark });
    dark.dispatchEvent(new Event('change'));
  };
}

let setSystem: ReturnType<typeof fakeSystem>;
const theme = () => document.documentElement.dataset.theme;

function start(config: Partial<ColorModeConfig> = {}) {
  const onChange = vi.fn();
  let set: ReturnType<typeof keepColorMode> = () => {};
  startForTest(() => {
    set = keepColorMode({ ...defaults, ...config }, onChange);
  });
  return { set, onChange };
}

function fromOtherTab(
  newValue: string | null,
  key: string | null = 'theme',
  storageArea = localStorage,
) {
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}

beforeEach(() => {
  setSystem = fakeSystem();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of ['theme', 'js']) {
    delete document.documentElement.dataset[name];
  }
});

describe('the color mode', () => {
  // The script in the head has set it.
  beforeEach(() => {
    document.documentElement.dataset.theme = 'light';
  });

  it('is stored under "theme" when the reader sets it', () => {
    const { set, onChange } = start();
    set('dark');
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    [false, 'light'],
    [true, 'dark'],
  ])('falls back when the preference is cleared (system: %s) to %s', (system, mode) => {
    const { set } = start({ respectPrefersColorScheme: system });
    setSystem({ dark: true });
    set('light');
    set(null);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(theme()).toBe(mode);
  });

  it('follows other tabs', () => {
    const { onChange } = start();
    fromOtherTab('dark');
    expect(theme()).toBe('dark');
    expect(onChange).toHaveBeenCalledOnce();
    fromOtherTab(null);
    expect(theme()).toBe('light');
    fromOtherTab('dark');
    fromOtherTab(null, null);
    expect(theme()).toBe('light');
  });

  it('ignores other keys, other storage and invalid values', () => {
    const { set } = start();
    set('dark');
    fromOtherTab('light', 'something');
    expect(theme()).toBe('dark');
    fromOtherTab('light', 'theme', sessionStorage);
    expect(theme()).toBe('dark');
    fromOtherTab('sepia');
    expect(theme()).toBe('light');
  });

  it.each([
    [false, 'light'],
    [true, 'dark'],
  ])('follows the system only if configured (%s): %s', (system, mode) => {
    start({ respectPrefersColorScheme: system });
    setSystem({ dark: true });
    expect(theme()).toBe(mode);
    setSystem({ dark: false });
    expect(theme()).toBe('light');
  });

  it('keeps the reader’s choice when the system changes, until it is cleared', () => {
    const { set } = start({ respectPrefersColorScheme: true });
    set('light');
    setSystem({ dark: true });
    expect(theme()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    fromOtherTab(null);
    expect(theme()).toBe('dark');
  });

  it('does not follow the system during printing', () => {
    start({ respectPrefersColorScheme: true });
    setSystem({ dark: true });
    setSystem({ dark: false, print: true });
    expect(theme()).toBe('dark');
    setSystem({ dark: true, print: false });
    expect(theme()).toBe('dark');
    setSystem({ dark: false });
    expect(theme()).toBe('light');
  });

  it('deletes a stored preference when switching is disabled', () => {
    localStorage.setItem('theme', 'dark');
    start({ disableSwitch: true });
    expect(localStorage.getItem('theme')).toBeNull();
    fromOtherTab('dark');
    expect(theme()).toBe('light');
  });

  it('works without storage until the page is left', () => {
    vi.stubGlobal('localStorage', undefined);
    const { set } = start();
    set('dark');
    expect(theme()).toBe('dark');
  });
});

describe('the script in the head', () => {
  const run = (config: Partial<ColorModeConfig> = {}) =>
    new Function(headScript({ ...defaults, ...config }))();

  it('sets the stored mode before the first paint', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(theme()).toBe('dark');
    expect(document.documentElement.dataset.js).toBe('');
  });

  it('sets the default when nothing valid is stored', () => {
    run();
    expect(theme()).toBe('light');
    localStorage.setItem('theme', 'sepia');
    run({ defaultMode: 'dark' });
    expect(theme()).toBe('dark');
  });

  it('ignores the system unless configured', () => {
    setSystem({ dark: true });
    run();
    expect(theme()).toBe('light');
    run({ respectPrefersColorScheme: true });
    expect(theme()).toBe('dark');
  });

  it('ignores the stored mode when switching is disabled', () => {
    localStorage.setItem('theme', 'dark');
    run({ disableSwitch: true });
    expect(theme()).toBe('light');
  });

  it('works when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('SecurityError');
      },
    });
    run();
    expect(theme()).toBe('light');
  });
});
