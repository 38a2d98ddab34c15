import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary';
import { createRoutes, type PageModule } from './createRoutes';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
  vi.restoreAllMocks();
});

const Page = () => <h1>A page</h1>;
const route = (load: () => Promise<PageModule>) => {
  const [only] = createRoutes('docs/with-reset', [load]);
  if (!only) throw new Error('no route');
  return only;
};

test('a page that is loaded renders at once, as the HTML has it', async () => {
  const page = route(async () => ({ default: Page }));
  await page.preload();
  render(page.element);
  expect(screen.getByRole('heading').textContent).toBe('A page');
});

test('a page without a component as default export is named, with its file', async () => {
  const page = route(async () => ({}) as PageModule);
  await expect(page.preload()).rejects.toThrow(
    'The page /docs/with-reset (docs/docs/with-reset.mdx) has no component as default export.',
  );
});

test('such a page ends at the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = route(async () => ({}) as PageModule);
  await act(async () => {
    render(<ErrorBoundary>{page.element}</ErrorBoundary>);
  });
  expect(screen.getByText('This page crashed.')).toBeTruthy();
  expect(screen.getByText(/no component as default export/)).toBeTruthy();
});

test('code that cannot be fetched offers to try again, and the page comes when it can', async () => {
  let online = false;
  const page = route(async () => {
    if (!online)
      throw Object.assign(new Error('Loading chunk f failed.'), { name: 'ChunkLoadError' });
    return { default: Page };
  });
  await act(async () => {
    render(page.element);
  });
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk f failed.');
  online = true;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByRole('heading').textContent).toBe('A page');
});

describe('the content of a long page', () => {
  const longPage = () => {
    const loadContent = vi.fn(async () => ({ default: ['>npm test'] }));
    const page = route(async () => ({ default: Page, loadContent }));
    return { page, loadContent };
  };
  const serve = (content: string) => {
    document.body.innerHTML = `<div id="__rspress_root">${content}</div>`;
  };

  test('is there before the reader goes to the page', async () => {
    serve('<h1>Another page</h1>');
    document.documentElement.dataset.hydrated = 'true';
    const { page, loadContent } = longPage();
    await page.preload();
    expect(loadContent).toHaveBeenCalledTimes(1);
  });

  test("is there before a page is rendered into the offline worker's empty document", async () => {
    serve('');
    const { page, loadContent } = longPage();
    await page.preload();
    expect(loadContent).toHaveBeenCalledTimes(1);
  });

  test('is not loaded for a page whose document has it, now or later', async () => {
    serve('<h1>A page</h1>');
    const { page, loadContent } = longPage();
    await page.preload();
    document.documentElement.dataset.hydrated = 'true';
    await page.preload();
    expect(loadContent).not.toHaveBeenCalled();
  });

  test('is a part of the page: without it the page is not shown, and can be tried again', async () => {
    const { page, loadContent } = longPage();
    loadContent.mockRejectedValueOnce(new Error('offline'));
    await expect(page.preload()).rejects.toThrow('offline');
    await expect(page.preload()).resolves.toMatchObject({ default: Page });
  });
});
