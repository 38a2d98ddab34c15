import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEEDS_NETWORK } from '../../lib/hooks';
import { setHtml, startForTest } from '../../testing/document';
import client from './client';
import frame from './frame';
import idle from './idle';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState } from './manager/offline-state';
import { lost, part, precached } from './manager/testing/status';
import { startNotices } from './notices';
import { OfflinePanel } from './OfflinePanel';

const offline = offlineManager();

function show(changes: Partial<OfflineState>) {
  const state: OfflineState = { phase: 'ready', offered: false, ...changes };
  vi.spyOn(offline, 'getState').mockReturnValue(state);
  render(<OfflinePanel />);
}

const title = () => screen.getByRole('heading').textContent;
const text = () => screen.getByRole('region').textContent;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  for (const action of ['makeAvailable', 'applyUpdate', 'remove', 'recount'] as const) {
    vi.spyOn(offline, action).mockResolvedValue();
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('stored files are counted when the panel opens, and again while it is visible', () => {
  vi.useFakeTimers();
  show({ copy: precached('a') });
  expect(offline.recount).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(offline.recount).toHaveBeenCalledTimes(2);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(offline.recount).toHaveBeenCalledTimes(2);
});

const REMOVE = 'Remove the offline copy';
const [copy, update] = [precached('a'), precached('b')];

test.each<[Partial<OfflineState>, title: string, buttons: string[]]>([
  [{ phase: 'unsupported' }, 'Not supported', []],
  [{ phase: 'disabled' }, 'Switched off', []],
  [{ phase: 'removed' }, 'Off', ['Make available offline']],
  [{ phase: 'not-requested' }, 'Off', ['Make available offline']],
  [{ phase: 'downloading', copy: part('a') }, 'Downloading 3 of 10', [REMOVE]],
  [{ copy }, 'Ready', ['Check for updates', REMOVE]],
  [
    { copy, update: { ...part('b'), downloading: true } },
    'Ready, downloading an update: 3 of 10',
    [REMOVE],
  ],
  [{ copy, update }, 'Update ready', ['Update now', REMOVE]],
  [{ copy, update, applying: true }, 'Update ready', ['Updating …', REMOVE]],
  [{ copy, stale: true }, 'Ready', ['Open the online version', 'Check for updates', REMOVE]],
  [{ phase: 'incomplete', copy: part('a') }, 'Incomplete', ['Retry', REMOVE]],
  [{ phase: 'refused' }, 'Not possible', ['Retry', REMOVE]],
  [{ phase: 'silent' }, 'No response', ['Retry', REMOVE]],
  [{ phase: 'broken' }, 'Storage error', ['Retry', REMOVE]],
  [{ copy, update, failed: 'Quota' }, 'Could not open the update', ['Update now', REMOVE]],
])('each state has its title and buttons: %o', (state, expected, buttons) => {
  show(state);
  expect(title()).toBe(expected);
  const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([...buttons, 'Copy a report']);
});

test('shows the version, the number of stored pages and files, and their size', () => {
  show({ copy: precached('abcdefghij', { bytes: 2_345_678 }) });
  for (const fact of ['abcdefghij', '4 of 4', '10 of 10', '2.3 MB']) expect(text()).toContain(fact);
});

test.each([
  ['quota', 'not enough space'],
  ['damaged', 'damaged during the download'],
  ['status', 'server did not deliver'],
  ['network', 'connection was lost'],
] as const)('a failed download is shown with its reason and files: %s', (reason, expected) => {
  show({ phase: 'incomplete', copy: part('a', lost(reason)) });
  for (const words of [expected, 'The stored part still works', `a.js: ${reason}`]) {
    expect(text()).toContain(words);
  }
  cleanup();
  show({ copy, update: part('b', lost(reason)) });
  expect(title()).toBe('Ready, update incomplete');
  expect(text()).toContain(expected);
});

test('the state is announced, but not the file count', () => {
  show({ phase: 'downloading', copy: part('a') });
  expect(screen.getByRole('status').textContent).toBe('Downloading');
  const bar = screen.getByRole('progressbar', { name: 'Files stored' });
  expect(bar.getAttribute('value')).toBe('3');
});

test('the buttons trigger their actions', async () => {
  const user = userEvent.setup();
  show({ phase: 'removed' });
  await user.click(button('Make available offline'));
  expect(offline.makeAvailable).toHaveBeenCalledOnce();
  cleanup();
  show({ copy, update });
  await user.click(button('Update now'));
  expect(offline.applyUpdate).toHaveBeenCalledOnce();
  await user.click(button(REMOVE));
  expect(offline.remove).toHaveBeenCalledOnce();
});

test.each([
  [true, 'Checked just now'],
  [false, 'Could not check'],
])('an update check shows whether it was possible (%s)', async (checked, label) => {
  vi.spyOn(offline, 'checkForUpdate').mockResolvedValue(checked);
  show({ copy });
  await userEvent.click(button('Check for updates'));
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('an update check needs a network, and says so while there is none', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ copy });
  expect(button('Check for updates (needs a network)')).toHaveProperty('disabled', true);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(button('Check for updates')).toHaveProperty('disabled', false);
});

test('links and buttons say in the same words that they need a network', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'offline.css'), 'utf8');
  const texts = [...css.matchAll(/"( \(.*\))"/g)].map(([, words]) => words);
  expect(texts).toEqual([NEEDS_NETWORK, NEEDS_NETWORK]);
});

test('a report can be copied in any state, and is shown', async () => {
  const user = userEvent.setup();
  const state: OfflineState = { phase: 'silent', offered: false };
  const facts = { state, status: undefined, registration: undefined };
  vi.spyOn(offline, 'facts').mockResolvedValue(facts);
  show(state);
  await user.click(button('Copy a report'));
  expect(await screen.findByRole('button', { name: 'Report copied' })).toBeTruthy();
  const report = screen.getByText(/State: silent/);
  expect(await navigator.clipboard.readText()).toBe(report.textContent);
});

test('the panel works in a browser that forbids questions about its storage', async () => {
  const estimate = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('navigator', { onLine: true, storage: { estimate } });
  show({ copy });
  expect(title()).toBe('Ready');
  vi.unstubAllGlobals();
});

test('the panel installs the site where the browser offers it', async () => {
  const prompt = vi.fn();
  const isOffered = () => screen.queryByRole('button', { name: 'Install' }) !== null;
  startForTest(startNotices);
  show({ copy });
  expect(isOffered()).toBe(false);
  await act(async () => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  cleanup();
  show({ copy });
  await userEvent.click(button('Install'));
  expect(prompt).toHaveBeenCalledOnce();
  expect(isOffered()).toBe(false);
});

test('while its code is loading, the panel has a button that reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  startForTest(client.start);
  setHtml(<OfflinePanel />);
  expect(text()).toContain('This takes longer than usual.');
  await userEvent.click(button('Retry'));
  expect(reload).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  show({ copy });
  expect(text()).not.toContain('longer than usual');
});

test('without scripts, the page says what needs them instead of waiting for the state of the copy', () => {
  const html = renderToStaticMarkup(<OfflinePanel />);
  expect(html).toMatch(/^<noscript><p>Reading offline needs JavaScript\. .*<\/noscript><section/);
  expect(/<section class="([^"]*)"/.exec(html)?.[1]).toContain('needs-scripts');
});

test('the installed site has buttons for back and forward', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const forward = vi.spyOn(history, 'forward').mockImplementation(() => {});
  setHtml(<frame.beforeBrand />);
  idle.onIdle();
  await userEvent.click(button('Back'));
  expect(back).toHaveBeenCalled();
  await userEvent.click(button('Forward'));
  expect(forward).toHaveBeenCalled();
});
