import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import client from './client';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
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
