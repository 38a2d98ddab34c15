import { plugins } from 'virtual-plugin-clients';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClientPlugin } from '../lib/plugin';
import { whenIdle } from '../lib/when-idle';
import { enhanceContent } from './enhanceContent';

const extendArticle = vi.hoisted(() => vi.fn());
vi.mock('./extendArticle', () => ({ extendArticle }));

const onArticle = vi.fn();
(plugins as ClientPlugin[]).splice(0, plugins.length, {}, { onArticle });

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

const life = new AbortController();

afterEach(() => {
  life.abort();
  vi.clearAllMocks();
});

test('plugins extend an article at once, and again when the page is idle', async () => {
  const { signal } = life;
  enhanceContent(document.body, signal);
  expect(onArticle.mock.calls).toEqual([[document.body, signal]]);
  expect(extendArticle).not.toHaveBeenCalled();
  await expect.poll(() => extendArticle.mock.calls).toEqual([[document.body, signal]]);
});

test('an article that the reader leaves early is not extended', async () => {
  const left = new AbortController();
  enhanceContent(document.body, left.signal);
  left.abort();
  await idle();
  expect(extendArticle).not.toHaveBeenCalled();
});
