import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState } from './manager/offline-state';
import { precached } from './manager/testing/status';
import { startNotices } from './notices';

const listeners = new Set<() => void>();
const offline = offlineManager();
let state: OfflineState;

function become(next: OfflineState) {
  state = next;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  state = { phase: 'starting', offered: false };
  localStorage.clear();
  vi.spyOn(offline, 'getState').mockImplementation(() => state);
  vi.spyOn(offline, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.spyOn(offline, 'applyUpdate').mockResolvedValue();
});
afterEach(() => {
  listeners.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

test('a first copy needs no notice', () => {
  startNotices();
  become({ phase: 'downloading', offered: false });
  become({ phase: 'ready', offered: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a notice that contains the focus is not rendered again while files arrive', () => {
  startNotices();
  const offer = { phase: 'ready', offered: true, copy: precached('newer') } as const;
  become(offer);
  const button = screen.getByRole('button', { name: 'Reload' });
  button.focus();
  become({ ...offer });
  expect(document.activeElement).toBe(button);
});

test('an update that could not be opened shows the reason, and can be retried', () => {
  startNotices();
  become({ phase: 'ready', offered: false, failed: 'QuotaExceededError' });
  expect(screen.getByRole('status').textContent).toContain('this device has no space left');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(offline.applyUpdate).toHaveBeenCalledOnce();
});

test('a press on “Reload” shows that something happens until the page reloads, or fails to', () => {
  startNotices();
  const isShown = () => screen.getByRole('status').matches('[data-applying]');
  const offer = { phase: 'ready', offered: true, copy: precached('newer') } as const;
  become({ ...offer, applying: true });
  expect(isShown()).toBe(true);
  become({ ...offer, offered: false, failed: 'QuotaExceededError' });
  expect(isShown()).toBe(false);
});

test('a copy that may be out of date says so, until the reader hides the notice', () => {
  const openFromHost = vi.spyOn(offline, 'openFromHost').mockReturnValue();
  startNotices();
  become({ phase: 'ready', offered: false, stale: true });
  expect(screen.getByRole('status').textContent).toContain('may be out of date');
  screen.getByRole('button', { name: 'Open the online version' }).click();
  expect(openFromHost).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Later' }).click();
  become({ phase: 'ready', offered: false, stale: true });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a focused element is not scrolled behind a notice', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  startNotices();
  become({ phase: 'ready', offered: true, copy: precached('newer') });
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('80px');
});

test('the theme color follows the color mode', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff">';
  document.documentElement.style.setProperty('--surface', '#123456');
  startNotices();
  const meta = document.querySelector('meta[name="theme-color"]');
  expect(meta?.getAttribute('content')).toBe('#123456');
  document.documentElement.style.setProperty('--surface', '#654321');
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(() => meta?.getAttribute('content')).toBe('#654321');
});
