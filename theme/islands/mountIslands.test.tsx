import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ISLAND_MARK } from '../config/constants';
import { islandOf, loadIslands } from './islands';
import { articleHtml, mountIslands } from './mountIslands';

const PROPS = { grouping: 'kind', kinds: [], extensions: ['Reset'], total: 0 };
const place = (name: string, content = ISLAND_MARK) =>
  `<div data-island="${name}" data-props="${JSON.stringify(PROPS).replaceAll('"', '&quot;')}">${content}</div>`;

let unmount = () => {};

/** Sets an article with an island and brings the island to life. */
async function open(html: string): Promise<HTMLElement> {
  document.body.innerHTML = `<article>${html}</article>`;
  const article = document.querySelector('article') as HTMLElement;
  await act(async () => {
    unmount = mountIslands(article);
  });
  return article;
}

beforeEach(() => loadIslands(['SymbolIndex']));
afterEach(async () => {
  await act(async () => unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an island is mounted in its place, with its parameters, and the text around it stays', async () => {
  const article = await open(`<p>Before</p>${place('SymbolIndex')}`);
  expect([...article.querySelectorAll('option')].map(({ value }) => value)).toContain('reset');
  expect(article.querySelector('p')?.textContent).toBe('Before');
});

test('what the server has rendered of it stays as it is', async () => {
  const Island = islandOf('SymbolIndex') as NonNullable<ReturnType<typeof islandOf>>;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = renderToString(<Island {...PROPS} />, { identifierPrefix: 'island-0-' });
  document.body.innerHTML = `<article>${place('SymbolIndex', view)}</article>`;
  const input = document.querySelector('input');
  error.mockClear();
  await act(async () => {
    unmount = mountIslands(document.body);
  });
  expect(document.querySelector('input')).toBe(input);
  expect(error).not.toHaveBeenCalled();
});

test('a button that is pressed while its code is on the way is answered as soon as that is there', async () => {
  const fetching = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetching);
  await loadIslands(['LiveDemo']);
  const Island = islandOf('LiveDemo') as NonNullable<ReturnType<typeof islandOf>>;
  const props = { name: 'with-reset' };
  const view = renderToString(<Island {...props} />, { identifierPrefix: 'island-0-' });
  document.body.innerHTML = `<div data-island="LiveDemo" data-props='${JSON.stringify(props)}'>${view}</div>`;
  await act(async () => {
    unmount = mountIslands(document.body);
    screen.getByText('Open in StackBlitz').click();
  });
  expect(await screen.findByText(/The project could not be loaded/)).toBeTruthy();
});

test('a place for an unknown island is left alone', async () => {
  const article = await open(place('Gone', '<p>Text</p>'));
  expect(article.textContent).toBe('Text');
});

test('an article that the reader has left has no island any more', async () => {
  const article = await open(place('SymbolIndex'));
  await act(async () => unmount());
  expect(article.querySelector('[role=status]')).toBeNull();
});

test('the text of an article is what the build has made, without what came in the browser', async () => {
  const tools = '<div class="code-tools"><button>Copy</button></div>';
  const article = await open(`<p>Text</p>${place('SymbolIndex')}<pre>a</pre>${tools}`);
  expect(articleHtml(article)).toBe(`<p>Text</p>${place('SymbolIndex', '')}<pre>a</pre>`);
});
