import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColorModeConfig } from '../../config/types';
import { createColorModeStore } from './colorModeStore';
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
    dark.dispatchEvent(new Event('change'));
  };
}

let setSystem: ReturnType<typeof fakeSystem>;
let stops: (() => void)[] = [];
const theme = () => document.documentElement.dataset.theme;

function start(config: Partial<ColorModeConfig> = {}) {
  const store = createColorModeStore({ ...defaults, ...config });
  const onChange = vi.fn();
  stops.push(store.subscribe(onChange));
  return { store, onChange };
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
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of ['theme', 'js']) {
    delete document.documentElement.dataset[name];
  }
});

describe('the color mode', () => {
  it('starts with the document’s mode, or as configured', () => {
    expect(start().store.get()).toBe('light');
    expect(start({ defaultMode: 'dark' }).store.get()).toBe('dark');
    document.documentElement.dataset.theme = 'dark';
    expect(start().store.get()).toBe('dark');
  });

  it('is stored under "theme" when the reader sets it', () => {
    const { store, onChange } = start();
    store.set('dark');
    expect(store.get()).toBe('dark');
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('falls back to the default when the preference is cleared', () => {
    const { store } = start();
    store.set('dark');
    store.set(null);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(store.get()).toBe('light');
  });

  it('falls back to the system if configured when the preference is cleared', () => {
    const { store } = start({ respectPrefersColorScheme: true });
    setSystem({ dark: true });
    store.set('light');
    store.set(null);
    expect(store.get()).toBe('dark');
  });

  it('follows other tabs', () => {
    const { store, onChange } = start();
    fromOtherTab('dark');
    expect(store.get()).toBe('dark');
    expect(onChange).toHaveBeenCalledOnce();
    fromOtherTab(null);
    expect(store.get()).toBe('light');
    fromOtherTab('dark');
    fromOtherTab(null, null);
    expect(store.get()).toBe('light');
  });

  it('ignores other keys, other storage and invalid values', () => {
    const { store } = start();
    store.set('dark');
    fromOtherTab('light', 'something');
    expect(store.get()).toBe('dark');
    fromOtherTab('light', 'theme', sessionStorage);
    expect(store.get()).toBe('dark');
    fromOtherTab('sepia');
    expect(store.get()).toBe('light');
  });

  it('does not follow the system unless configured', () => {
    const { store } = start();
    setSystem({ dark: true });
    expect(store.get()).toBe('light');
  });

  it('follows the system if configured', () => {
    const { store } = start({ respectPrefersColorScheme: true });
    setSystem({ dark: true });
    expect(store.get()).toBe('dark');
    setSystem({ dark: false });
    expect(store.get()).toBe('light');
  });

  it('keeps the reader’s choice when the system changes, until it is cleared', () => {
    const { store } = start({ respectPrefersColorScheme: true });
    store.set('light');
    setSystem({ dark: true });
    expect(store.get()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    fromOtherTab(null);
    expect(store.get()).toBe('dark');
  });

  it('does not follow the system during printing', () => {
    const { store } = start({ respectPrefersColorScheme: true });
    setSystem({ dark: true });
    setSystem({ dark: false, print: true });
    expect(store.get()).toBe('dark');
    setSystem({ dark: true, print: false });
    expect(store.get()).toBe('dark');
    setSystem({ dark: false });
    expect(store.get()).toBe('light');
  });

  it('keeps the reader’s choice during printing', () => {
    const { store } = start({ respectPrefersColorScheme: true });
    setSystem({ dark: true });
    store.set('light');
    setSystem({ dark: false, print: true });
    setSystem({ dark: true, print: false });
    expect(store.get()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('deletes a stored preference when switching is disabled', () => {
    localStorage.setItem('theme', 'dark');
    const { store } = start({ disableSwitch: true });
    expect(localStorage.getItem('theme')).toBeNull();
    fromOtherTab('dark');
    expect(store.get()).toBe('light');
  });

  it('works without storage until the page is left', () => {
    vi.stubGlobal('localStorage', undefined);
    const { store } = start();
    store.set('dark');
    expect(store.get()).toBe('dark');
  });

  it('stops listening without subscribers', () => {
    const { store } = start();
    for (const stop of stops.splice(0)) stop();
    fromOtherTab('dark');
    expect(store.get()).toBe('light');
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
