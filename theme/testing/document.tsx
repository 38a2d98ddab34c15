/** Helpers to build documents like the build does. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { type RspressPage, renderPage } from '../app/renderPage';

/** What a test states about a page. */
export interface PageParts
  extends Partial<Pick<RspressPage, 'pageType' | 'title' | 'navigation' | 'toc' | 'frontmatter'>> {
  /** The HTML of the text. */
  html?: string;
  /** The sidebar that lists the page. */
  sidebar?: string;
}

/** Renders a part of the theme into the document as HTML. */
export function setHtml(ui: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(ui);
}

/**
 * Opens a page in its frame, as HTML.
 *
 * @returns the element that contains the page and its sidebar
 */
export function openPage(
  route: string,
  { html = `<h1>${route}</h1>`, sidebar, ...parts }: PageParts = {},
): HTMLElement {
  const navigation = sidebar ? { sidebar, section: sidebar, breadcrumbs: [] } : undefined;
  const page = { pageType: 'doc', navigation, ...parts } as RspressPage;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the test
  const text = <div dangerouslySetInnerHTML={{ __html: html }} />;
  // biome-ignore lint/correctness/noComponentHookFactories: rendered once
  const Text = () => text;
  const { frame } = renderPage({ page, pathname: route, Text, html: renderToStaticMarkup });
  document.body.innerHTML = `<div id="__rspress_root">${frame}</div>`;
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
