/** Helpers to build documents like the build does. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { renderPage } from '../app/render';
import type { PageParts } from '../lib/parts';

/** Renders a part of the theme into the document as HTML. */
export function setHtml(ui: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(ui);
}

/**
 * Opens a page in its frame, as HTML.
 *
 * @returns the element that contains the page and its sidebar
 */
export async function openPage(
  route: string,
  parts: Partial<PageParts> = {},
): Promise<HTMLElement> {
  const page: PageParts = { pageType: 'doc', html: `<h1>${route}</h1>`, ...parts };
  document.body.innerHTML = `<div id="__rspress_root">${(await renderPage(route, page)).body}</div>`;
  history.replaceState(null, '', route);
  return document.querySelector('[data-page-type]') as HTMLElement;
}

/** Starts code whose listeners live as long as the page, which is until the end of the test. */
export function startForTest(start: () => void): void {
  const spies = [document, window].map((target) => ({
    target,
    added: vi.spyOn(target, 'addEventListener'),
  }));
  start();
  for (const { target, added } of spies) {
    const calls = [...added.mock.calls];
    added.mockRestore();
    onTestFinished(() => {
      for (const [type, listener, options] of calls) {
        target.removeEventListener(type, listener, options);
      }
    });
  }
}
