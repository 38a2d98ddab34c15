import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineSlot } from './OfflineSlot';

let online: boolean;
let idle: (() => void)[];

beforeEach(() => {
  online = true;
  idle = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rest = () => {
  for (const run of idle.splice(0)) run();
};

test('a production build begins once the page is at rest', async () => {
  vi.stubEnv('PROD', true);
  render(<OfflineSlot />);
  expect(screen.queryByRole('status')).toBeNull();
  rest();
  expect(await screen.findByRole('status')).toBeTruthy();
});

test('in development there is no worker', () => {
  vi.stubEnv('PROD', false);
  render(<OfflineSlot />);
  expect(idle).toEqual([]);
});

test('the page knows whether there is a network', () => {
  render(<OfflineSlot />);
  const become = (next: boolean) =>
    act(() => {
      online = next;
      dispatchEvent(new Event(next ? 'online' : 'offline'));
    });
  const { documentElement: root } = document;
  expect(root.hasAttribute('data-offline')).toBe(false);
  become(false);
  expect(root.hasAttribute('data-offline')).toBe(true);
  become(true);
  expect(root.hasAttribute('data-offline')).toBe(false);
});
