import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState } from './manager/offline-state';
import { precached } from './manager/testing/status';
import { startNotices } from './notices';

const listeners = new Set<() => void>();
const offline = offlineManager();
let state: OfflineState;
let news: MockInstance<typeof offline.news>;

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
  vi.spyOn(offline, 'dismissUpdate').mockResolvedValue();
  news = vi.spyOn(offline, 'news').mockResolvedValue(undefined);
});
afterEach(() => {
  listeners.clear();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

test('no notice is shown without a reason', () => {
  startNotices();
  become({ phase: 'downloading', offered: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the welcome is shown once, when everything is stored for the first time', () => {
  vi.useFakeTimers();
  startNotices();
  become({ phase: 'ready', offered: false });
  expect(screen.getByRole('status').textContent).toContain('can now be read offline');
  vi.advanceTimersByTime(60_000);
  expect(screen.getByRole('status').textContent).toBe('');
  become({ phase: 'incomplete', offered: false });
  become({ phase: 'ready', offered: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a new version is offered with two buttons, in a live region', async () => {
  startNotices();
  become({ phase: 'ready', offered: true, copy: precached('newer') });
  expect((await screen.findByText(/new version/)).textContent).toBe(
    'A new version of this site is ready.',
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offline.dismissUpdate).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(offline.applyUpdate).toHaveBeenCalledOnce();
});

test('the welcome can be closed', () => {
  startNotices();
  become({ phase: 'ready', offered: false });
  screen.getByRole('button', { name: 'Close' }).click();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a notice that contains the focus is not rendered again while files arrive', async () => {
  startNotices();
  const offer = { phase: 'ready', offered: true, copy: precached('newer') } as const;
  become(offer);
  const button = await screen.findByRole('button', { name: 'Reload' });
  button.focus();
  become({ ...offer });
  expect(document.activeElement).toBe(button);
  expect(news).toHaveBeenCalledOnce();
});

test('a withdrawn offer disappears, and a newer build is offered again', async () => {
  startNotices();
  become({ phase: 'ready', offered: true, copy: precached('newer') });
  await screen.findByText(/new version/);
  become({ phase: 'ready', offered: false, copy: precached('newer') });
  expect(screen.queryByText(/new version/)).toBeNull();
  news.mockResolvedValue([{ route: 'docs/x', title: 'X', isNew: true, sections: [] }]);
  become({ phase: 'ready', offered: true, copy: precached('newest') });
  expect((await screen.findByText(/new version/)).textContent).toContain('One page is new.');
});

test('an update that could not be opened shows the reason, and can be retried', () => {
  startNotices();
  become({ phase: 'ready', offered: false, failed: 'QuotaExceededError' });
  expect(screen.getByRole('status').textContent).toContain('this device has no space left');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(offline.applyUpdate).toHaveBeenCalledOnce();
});

test('a focused element is not scrolled behind a notice', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  startNotices();
  become({ phase: 'ready', offered: false });
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('80px');
});

test.each([
  [[true, false, false], 'One page is new. 2 pages have changed.'],
  [[true, true, false], '2 pages are new. One page has changed.'],
  [[], 'The text of the pages has not changed.'],
])('the offer shows the number of new and changed pages: %o', async (pages, text) => {
  news.mockResolvedValue(
    pages.map((isNew) => ({ route: 'docs/x', title: 'X', isNew, sections: [] })),
  );
  startNotices();
  become({ phase: 'ready', offered: true, copy: precached('a'), update: precached('b') });
  expect((await screen.findByText(/new version/)).textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe('/offline');
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
