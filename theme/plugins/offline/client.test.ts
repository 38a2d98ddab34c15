import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import client from './client';

let online: boolean;
let idle: (() => void)[];

beforeEach(() => {
  online = true;
  idle = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => document.body.replaceChildren());

const rest = () => {
  for (const run of idle.splice(0)) run();
};

test('a production build starts when the page is idle', async () => {
  vi.stubEnv('PROD', true);
  startForTest(client.start);
  expect(screen.queryByRole('status')).toBeNull();
  rest();
  expect(await screen.findByRole('status')).toBeTruthy();
});

test('in development there is no worker', () => {
  vi.stubEnv('PROD', false);
  startForTest(client.start);
  expect(idle).toEqual([]);
});

test('the page knows whether there is a network', () => {
  startForTest(client.start);
  const become = (next: boolean) => {
    online = next;
    dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  const { documentElement: root } = document;
  expect(root.hasAttribute('data-offline')).toBe(false);
  become(false);
  expect(root.hasAttribute('data-offline')).toBe(true);
  become(true);
  expect(root.hasAttribute('data-offline')).toBe(false);
});
