import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Code } from '../CodeBlock/Code';
import { Blocks } from './Blocks';
import { type LoadContent, prepareContent } from './content';

const blocks = [
  'options>Options<a href="#options"></a>',
  '>All are <em>optional</em>.',
  '><tbody><tr><td>a</td></tr></tbody>',
  '><b>let</b> a',
];
const source = () => vi.fn<LoadContent>(async () => ({ default: blocks }));
/** A page of four blocks, the last one highlighted code. */
const page = (load: LoadContent) => (
  <>
    <Blocks tags="h2 p table" source={load} index="0" />
    <Code source={load} index="3" />
  </>
);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A document with the page as the server has rendered it. */
async function served() {
  const server = source();
  await prepareContent(server);
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(server));
  document.body.append(box);
  return box;
}

const WHOLE =
  /^<h2 id="options">Options<a href="#options"><\/a><\/h2><p>All are <em>optional<\/em>\.<\/p><div class="[^"]*"><table><tbody><tr><td>a<\/td><\/tr><\/tbody><\/table><\/div><code><b>let<\/b> a<\/code>$/;

test('the server renders the content that it has prepared', async () => {
  expect((await served()).innerHTML).toMatch(WHOLE);
});

test('content of the document stays as it is, without a request and without a warning', async () => {
  const box = await served();
  const elements = [...box.querySelectorAll('em, td, b')];
  const browser = source();
  const error = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const root = await act(async () =>
    hydrateRoot(box, page(browser), { onRecoverableError: recovered }),
  );
  await act(async () => root.render(page(browser)));
  expect([...box.querySelectorAll('em, td, b')]).toEqual(elements);
  expect(box.innerHTML).toMatch(WHOLE);
  expect(browser).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('content of the document is there at once when the reader comes back, also without a network', async () => {
  const box = await served();
  const browser = source();
  const root = await act(async () => hydrateRoot(box, page(browser)));
  await act(async () => root.unmount());
  await prepareContent(browser);
  const { container } = render(page(browser));
  expect(container.innerHTML).toMatch(WHOLE);
  expect(browser).not.toHaveBeenCalled();
});

test('content that is not in the document is loaded', async () => {
  const { container } = render(page(source()));
  expect(container.textContent).toBe('');
  await act(async () => {});
  expect(container.innerHTML).toMatch(WHOLE);
});

test('content that could not be loaded comes with the connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = source().mockRejectedValue(new Error('offline'));
  const { container } = render(page(load));
  await act(async () => {});
  expect(container.textContent).toBe('');
  load.mockResolvedValue({ default: blocks });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(container.innerHTML).toMatch(WHOLE);
});
