import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as later from '../../content/extendArticle';
import { loadPage } from '../../lib/pages';
import * as idle from '../../lib/when-idle';
import { openPage } from '../../testing/document';
import { site } from '../../testing/site';
import { View } from '../../testing/View';
import { keepDocumentPage, recordDocumentPage } from './documentPage';

let waiting: (() => void)[];
let life = new AbortController();

/** Opens and starts a page that came with its document. */
async function open(route: string, html: string) {
  const { startPage } = await import('./showPage');
  openPage(route, { html, sidebar: 'extensionSidebar' });
  document.title = 'The title';
  document.head.innerHTML += '<meta name="description" content="What it is about.">';
  const main = document.querySelector('main') as HTMLElement;
  const built = main.outerHTML;
  recordDocumentPage(route);
  const end = startPage(main);
  life.signal.addEventListener('abort', end);
  return { main, built };
}

beforeEach(() => {
  waiting = [];
  life = new AbortController();
  vi.stubGlobal('IntersectionObserver', View);
  // Simulates plugins, which change an article when the page is idle.
  vi.spyOn(later, 'extendArticle').mockImplementation((article) => article.append('Added later'));
  vi.spyOn(idle, 'whenIdle').mockImplementation((task) => void waiting.push(task));
});
afterEach(async () => {
  await act(async () => life.abort());
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});

test('the page of the document is cached in idle time, with all contents of its file', async () => {
  const load = vi.spyOn(site, 'page');
  const { main } = await open('/document/kept', '<h1>Title</h1>');
  for (const task of waiting.splice(0)) task();
  await expect.poll(() => main.textContent).toContain('Added later');
  const page = await loadPage('/document/kept');
  expect(page).toMatchObject({
    title: 'The title',
    description: 'What it is about.',
    pageType: 'doc',
    sidebar: 'extensionSidebar',
    html: expect.stringContaining('<h1>Title</h1>'),
  });
  expect(page?.html, 'changes made in the browser').not.toContain('Added later');
  expect(load).not.toHaveBeenCalled();
});

test('the page is cached once, and no later than when the reader leaves it', async () => {
  const { main } = await open('/document/left', '<h1>Title</h1>');
  keepDocumentPage();
  main.querySelector('h1')?.remove();
  keepDocumentPage();
  for (const task of waiting.splice(0)) task();
  expect((await loadPage('/document/left'))?.html).toContain('<h1>Title</h1>');
});

test('the page is loaded from its file if one of its islands is already mounted', async () => {
  await open('/document/alive', '<div data-island="SymbolIndex" data-alive></div>');
  keepDocumentPage();
  expect(await loadPage('/document/alive')).toBeUndefined();
});
