import '../testing/globals';
import { expect, test } from 'vitest';
import { BASE, buildOf, handlerFor, World } from '../testing/world';
import { EmbeddedStrategy } from './embedded-strategy';

const FRAME = {
  html: '<!doctype html><title>Demo</title>',
  headers: { 'Content-Security-Policy': "script-src 'unsafe-eval'" },
};

const build = () => buildOf('a', { 'static/index.js': 'index' });
const strategy = async () =>
  new EmbeddedStrategy({ ...(await build()), embedded: { 'demo-frame': FRAME } }, BASE);

test('answers only for embedded documents of the build', async () => {
  const frame = await strategy();
  expect(frame.matches(new URL(`${BASE}demo-frame`))).toBe(true);
  expect(frame.matches(new URL(`${BASE}guide`))).toBe(false);
  expect(frame.matches(new URL(`${BASE}constructor`))).toBe(false);
  expect(frame.matches(new URL('https://site.example/demo-frame'))).toBe(false);
  const none = new EmbeddedStrategy(await build(), BASE);
  expect(none.matches(new URL(`${BASE}demo-frame`))).toBe(false);
});

test('serves an embedded document as HTML with its own policy, even if the browser could not preload it', async () => {
  const frame = await strategy();
  const preloadResponse = Promise.reject(new TypeError('Failed to fetch'));
  const { handler, done } = handlerFor(new World(), { preloadResponse });
  const response = await frame._handle(new Request(`${BASE}demo-frame`), handler);
  await done();
  expect(await response.text()).toBe(FRAME.html);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-security-policy': "script-src 'unsafe-eval'",
    'content-type': 'text/html; charset=utf-8',
  });
});
