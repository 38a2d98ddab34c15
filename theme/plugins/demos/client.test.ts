import { afterEach, expect, test } from 'vitest';
import client from './client';

afterEach(() => localStorage.clear());

test('a demo is needed immediately if the reader has changed its code', () => {
  const isNeeded = () => client.islands.LiveDemo.isNeeded({ name: 'counter' });
  expect(isNeeded()).toBe(false);
  localStorage.setItem('demo.counter', '{}');
  expect(isNeeded()).toBe(true);
});
