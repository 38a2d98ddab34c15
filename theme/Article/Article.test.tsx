import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Article } from './Article';
import { contentOf, prepareContent } from './content';

const TEXT =
  '<h1>Title</h1><figure class=code><div class=code-body><pre><code>npm test</code></pre></div></figure>';

const onEmpty = vi.fn();
const article = (html: string) => <Article html={html} onEmpty={onEmpty} />;

/** The document of a page, taken over by the scripts: its text stands there already. */
function takeOver() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(article(TEXT));
  const heading = container.querySelector('h1');
  const result = render(article(''), { container, hydrate: true });
  return { ...result, heading };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  onEmpty.mockReset();
});

test('the text of the document stays as it is, without a warning, and its code gets buttons', async () => {
  const error = vi.spyOn(console, 'error');
  const { container, heading } = takeOver();
  expect(container.querySelector('h1')).toBe(heading);
  await waitFor(() => expect(container.querySelector('[data-tool=copy]')).not.toBeNull());
  expect(error).not.toHaveBeenCalled();
  expect(onEmpty).not.toHaveBeenCalled();
});

test('it also stays when the frame around it is rendered again', () => {
  const { container, heading, rerender } = takeOver();
  rerender(article(''));
  expect(container.querySelector('h1')).toBe(heading);
});

test('a page that the reader goes to is there at once', async () => {
  const { container } = render(article(TEXT));
  expect(container.querySelector('article h1')?.textContent).toBe('Title');
  await waitFor(() => expect(container.querySelectorAll('[data-tool=copy]')).toHaveLength(1));
});

test('where the text of the document is gone, as after an error, it is asked for', () => {
  render(article(''));
  expect(onEmpty).toHaveBeenCalledOnce();
});

test('one that was made ahead is used once: the next one has elements of its own', () => {
  prepareContent(TEXT);
  const [first, second] = [contentOf(TEXT), contentOf(TEXT)];
  expect(first).toHaveLength(2);
  expect(second.map((node) => node.textContent)).toEqual(first.map((node) => node.textContent));
  expect(second.some((node) => first.includes(node))).toBe(false);
  prepareContent('<p>Another page</p>');
  expect(contentOf(TEXT)).toHaveLength(2);
});
