import { plugins } from 'virtual-plugin-clients';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { ClientPlugin } from '../lib/plugin';
import { whenIdle } from '../lib/when-idle';
import { enhanceContent } from './enhanceContent';
import * as later from './extendArticle';

const onArticle = vi.fn();
(plugins as ClientPlugin[]).splice(0, plugins.length, {}, { onArticle });

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

const life = new AbortController();
let extendArticle: MockInstance<typeof later.extendArticle>;

beforeEach(() => {
  extendArticle = vi.spyOn(later, 'extendArticle').mockImplementation(() => {});
});

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
