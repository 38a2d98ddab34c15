import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage, type Page } from '../pages/pages';
import { modules } from '../testing/virtual-pages';
import { Article } from './Article';

const TEXT =
  '<h1>Title</h1><figure class=code><div class=code-body><pre><code>npm test</code></pre></div></figure>';

/** The page as the document brings it along: its text stands there already. */
const FIRST: Page = { pageType: 'doc', toc: [] };
const WHOLE: Page = { ...FIRST, html: TEXT };

const onEmpty = vi.fn();
const article = (page: Page) => <Article route="/lazy/kept" page={page} onEmpty={onEmpty} />;

/** The document of a page, taken over by the scripts. */
function takeOver() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(article(WHOLE));
  const heading = container.querySelector('h1');
  const result = render(article(FIRST), { container, hydrate: true });
  return { ...result, heading };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  onEmpty.mockReset();
});

test('the text of the document stays as it is, without a warning, and its code gets buttons', () => {
  const error = vi.spyOn(console, 'error');
  const { container, heading } = takeOver();
  expect(container.querySelector('h1')).toBe(heading);
  expect(container.querySelector('[data-tool=copy]')).not.toBeNull();
  expect(error).not.toHaveBeenCalled();
  expect(onEmpty).not.toHaveBeenCalled();
});

test('it also stays when the frame around it is rendered again', () => {
  const { container, heading, rerender } = takeOver();
  rerender(article(FIRST));
  expect(container.querySelector('h1')).toBe(heading);
});

test('the way back to the page of the document needs no network', async () => {
  const load = vi.spyOn(modules, '/lazy/kept');
  const { unmount } = takeOver();
  unmount();
  const { html } = await loadPage('/lazy/kept');
  expect(load).not.toHaveBeenCalled();
  const { container } = render(article({ ...FIRST, html }));
  expect(container.querySelector('h1')?.textContent).toBe('Title');
  expect(container.querySelectorAll('[data-tool=copy]')).toHaveLength(1);
});

test('a page that the reader goes to is there at once', () => {
  const { container } = render(article(WHOLE));
  expect(container.querySelector('article h1')?.textContent).toBe('Title');
});

test('where the text of the document is gone, as after an error, it is asked for', () => {
  render(article(FIRST));
  expect(onEmpty).toHaveBeenCalledOnce();
});
