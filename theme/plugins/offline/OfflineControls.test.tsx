import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEEDS_NETWORK } from '../../lib/hooks';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState, PrecacheStatus } from './manager/offline-state';
import { precached } from './manager/testing/status';
import { OfflineControls } from './OfflineControls';

const offline = offlineManager();

const copy = (changes: Partial<PrecacheStatus> = {}) =>
  precached('abcdefghij', {
    done: 231,
    total: 231,
    pages: 150,
    totalPages: 150,
    bytes: 2_345_678,
    ...changes,
  });

function show(next: OfflineState) {
  vi.spyOn(offline, 'getState').mockReturnValue(next);
  render(<OfflineControls />);
  return {
    title: screen.getByRole('heading').textContent,
    buttons: screen
      .queryAllByRole('button')
      .map((button) => button.textContent)
      .filter((text) => text !== 'Copy a report'),
    text: screen.getByRole('region').textContent,
  };
}

beforeEach(() => {
  for (const action of ['makeAvailable', 'applyUpdate', 'remove'] as const) {
    vi.spyOn(offline, action).mockResolvedValue();
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('stored files are counted when the panel opens, and again while it is visible', () => {
  vi.useFakeTimers();
  const recount = vi.spyOn(offline, 'recount').mockResolvedValue();
  show({ phase: 'ready', offered: false, copy: copy() });
  expect(recount).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(recount).toHaveBeenCalledTimes(2);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(recount).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('the demo editor can be excluded', async () => {
  const setEditor = vi.spyOn(offline, 'setEditor').mockResolvedValue();
  show({ phase: 'ready', offered: false, copy: copy({ editorBytes: 1_234_567 }) });
  const choice = screen.getByRole('checkbox', { name: 'Include the demo editor, 1.2 MB' });
  expect(choice).toHaveProperty('checked', true);
  await userEvent.click(choice);
  expect(setEditor).toHaveBeenCalledWith(false);
});

test.each([
  [{ phase: 'unsupported', offered: false }, 'Not supported', []],
  [{ phase: 'disabled', offered: false }, 'Switched off', []],
  [{ phase: 'removed', offered: false }, 'Off', ['Make available offline']],
  [{ phase: 'not-requested', offered: false }, 'Off', ['Make available offline']],
  [
    { phase: 'downloading', offered: false, copy: copy({ done: 43, ready: false }) },
    'Downloading 43 of 231',
    ['Remove the offline copy'],
  ],
  [
    { phase: 'ready', offered: false, copy: copy() },
    'Ready',
    ['Check for updates', 'Remove the offline copy'],
  ],
  [
    { phase: 'ready', offered: true, copy: copy(), update: copy({ id: 'newer' }) },
    'Update ready',
    ['Update now', 'Remove the offline copy'],
  ],
  [
    {
      phase: 'incomplete',
      offered: false,
      copy: copy({ done: 9, ready: false, failures: [{ path: 'a.js', reason: 'quota' }] }),
    },
    'Incomplete',
    ['Retry', 'Remove the offline copy'],
  ],
  [{ phase: 'refused', offered: false }, 'Not possible', ['Retry', 'Remove the offline copy']],
  [{ phase: 'silent', offered: false }, 'No response', ['Retry', 'Remove the offline copy']],
  [{ phase: 'broken', offered: false }, 'Storage error', ['Retry', 'Remove the offline copy']],
  [
    {
      phase: 'ready',
      offered: false,
      copy: copy(),
      update: copy({ id: 'newer' }),
      failed: 'QuotaExceededError: No room',
    },
    'Could not open the update',
    ['Update now', 'Remove the offline copy'],
  ],
] satisfies [OfflineState, string, string[]][])(
  'each state has its title and buttons: %o',
  (given, title, buttons) => {
    const shown = show(given);
    expect(shown.title).toBe(title);
    expect(shown.buttons).toEqual(buttons);
  },
);

test('shows the version, the number of stored pages and files, and their size', () => {
  const { text } = show({ phase: 'ready', offered: false, copy: copy() });
  expect(text).toContain('abcdefghij');
  expect(text).toContain('150 of 150');
  expect(text).toContain('231 of 231');
  expect(text).toContain('2.3 MB');
});

test('lists missing files with the reason', () => {
  const { text } = show({
    phase: 'incomplete',
    offered: false,
    copy: copy({ ready: false, failures: [{ path: 'static/a.js', reason: 'damaged' }] }),
  });
  expect(text).toContain('damaged during the download');
  expect(text).toContain('static/a.js');
});

test('the state is announced, but not the file count', () => {
  show({ phase: 'downloading', offered: false, copy: copy({ done: 43, ready: false }) });
  expect(screen.getByRole('status').textContent).toBe('Downloading');
  expect(screen.getByRole('progressbar', { name: 'Files stored' }).getAttribute('value')).toBe(
    '43',
  );
});

test('the buttons trigger their actions', async () => {
  const user = userEvent.setup();
  show({ phase: 'removed', offered: false });
  await user.click(screen.getByRole('button', { name: 'Make available offline' }));
  expect(offline.makeAvailable).toHaveBeenCalledOnce();
  cleanup();
  show({ phase: 'ready', offered: true, copy: copy(), update: copy({ id: 'newer' }) });
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(offline.applyUpdate).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Remove the offline copy' }));
  expect(offline.remove).toHaveBeenCalledOnce();
});

test.each([
  [true, 'Checked just now'],
  [false, 'Could not check: try again later'],
])('an update check shows whether it was possible (%s)', async (checked, label) => {
  vi.spyOn(offline, 'checkForUpdate').mockResolvedValue(checked);
  show({ phase: 'ready', offered: false, copy: copy() });
  await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('an update check needs a network, and says so while there is none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ phase: 'ready', offered: false, copy: copy() });
  const button = () => screen.getByRole('button', { name: /^Check for updates/ });
  expect(button()).toHaveProperty('disabled', true);
  expect(button().textContent).toBe('Check for updates (needs a network)');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(button()).toHaveProperty('disabled', false);
  expect(button().textContent).toBe('Check for updates');
});

test('links and buttons say in the same words that they need a network', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'offline.css'), 'utf8');
  const texts = [...css.matchAll(/"( \(.*\))"/g)].map(([, text]) => text);
  expect(texts).toEqual([NEEDS_NETWORK, NEEDS_NETWORK]);
});

test('a report can be copied in any state, and is shown', async () => {
  const user = userEvent.setup();
  const state: OfflineState = { phase: 'silent', offered: false };
  const facts = { state, status: undefined, registration: undefined };
  vi.spyOn(offline, 'facts').mockResolvedValue(facts);
  show(state);
  await user.click(screen.getByRole('button', { name: 'Copy a report' }));
  expect(await screen.findByRole('button', { name: 'Report copied' })).toBeTruthy();
  const report = screen.getByText(/State: silent/);
  expect(await navigator.clipboard.readText()).toBe(report.textContent);
});
