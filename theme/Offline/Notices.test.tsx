import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { offlineManager } from '../../sw/client/offline-manager';
import type { OfflineState } from '../../sw/client/offline-state';
import { precached } from '../../sw/client/testing';
import { Notices } from './Notices';

const listeners = new Set<() => void>();
const offline = offlineManager();
let state: OfflineState;
let news: MockInstance<typeof offline.news>;

function become(next: OfflineState) {
  act(() => {
    state = next;
    for (const listener of listeners) listener();
  });
}

beforeEach(() => {
  state = { phase: 'starting', offered: false };
  localStorage.clear();
  vi.spyOn(offline, 'getState').mockImplementation(() => state);
  vi.spyOn(offline, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.spyOn(offline, 'takeUpdate').mockResolvedValue();
  vi.spyOn(offline, 'dismissUpdate').mockResolvedValue();
  news = vi.spyOn(offline, 'news').mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing is said while there is nothing to say', () => {
  render(<Notices />);
  become({ phase: 'downloading', offered: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the first time that all is stored the reader is told, once', () => {
  vi.useFakeTimers();
  render(<Notices />);
  become({ phase: 'ready', offered: false });
  expect(screen.getByRole('status').textContent).toContain('can now be read offline');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('');
  become({ phase: 'incomplete', offered: false });
  become({ phase: 'ready', offered: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a new version is offered with both answers, in a region that is announced', async () => {
  render(<Notices />);
  become({ phase: 'ready', offered: true, copy: precached('newer') });
  expect((await screen.findByText(/new version/)).textContent).toBe(
    'A new version of this site is ready.',
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(offline.dismissUpdate).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(offline.takeUpdate).toHaveBeenCalledOnce();
});

test.each([
  [[true, false, false], 'One page is new. 2 pages have changed.'],
  [[true, true, false], '2 pages are new. One page has changed.'],
  [[], 'The pages say the same as before.'],
])('the offer says how many pages an update has brought or changed: %o', async (pages, text) => {
  news.mockResolvedValue(
    pages.map((isNew) => ({ route: 'docs/x', title: 'X', isNew, sections: [] })),
  );
  render(<Notices />);
  become({ phase: 'ready', offered: true, copy: precached('a'), update: precached('b') });
  expect((await screen.findByText(/new version/)).textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe('/offline');
});

test('the frame around the site follows the colour mode', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff">';
  document.documentElement.style.setProperty('--surface', '#123456');
  render(<Notices />);
  const meta = document.querySelector('meta[name="theme-color"]');
  expect(meta?.getAttribute('content')).toBe('#123456');
  document.documentElement.style.setProperty('--surface', '#654321');
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(() => meta?.getAttribute('content')).toBe('#654321');
});
