import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPage } from './copyPage';

const link = Object.assign(document.createElement('a'), {
  href: '/docs/with-reset.md',
  textContent: 'Copy page as Markdown',
});

let copied: Record<string, Promise<Blob>> | undefined;
const write = vi.fn(async ([item]: [{ data: Record<string, Promise<Blob>> }]) => {
  await item.data['text/plain'];
  copied = item.data;
});

beforeEach(() => {
  copied = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('# withReset()'));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: unknown) {}
    },
  );
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('location', { assign: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('copies the Markdown, says so, and gets its label back', async () => {
  await copyPage(link);
  expect(await (await copied?.['text/plain'])?.text()).toBe('# withReset()');
  expect(link.textContent).toBe('Copied');
  vi.runAllTimers();
  expect(link.textContent).toBe('Copy page as Markdown');
});

test('opens the Markdown if the browser does not allow copying', async () => {
  vi.stubGlobal('navigator', {});
  await copyPage(link);
  expect(location.assign).toHaveBeenCalledWith(link.href);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['if the host has no such file', async () => new Response('', { status: 404 })],
])('copies nothing %s, and says so', async (_when, answer) => {
  vi.stubGlobal('fetch', answer);
  await copyPage(link);
  expect(copied).toBeUndefined();
  expect(location.assign).not.toHaveBeenCalled();
  expect(link.textContent).toBe('Not copied');
  vi.runAllTimers();
});
