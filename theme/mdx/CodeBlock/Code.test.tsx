import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Code } from './Code';
import { type LoadCode, prepareCode } from './source';

const blocks = ['<span class="k">let</span> a', '<span class="k">let</span> b'];
const source = () => vi.fn<LoadCode>(async () => ({ default: blocks }));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A document with the page as the server has rendered it. */
async function served() {
  const server = source();
  await prepareCode(server);
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Code source={server} index="1" />);
  document.body.append(box);
  return box;
}

test('the server renders the code that it has prepared', async () => {
  expect((await served()).innerHTML).toBe(`<code>${blocks[1]}</code>`);
});

test('code of the document stays as it is, without a request and without a warning', async () => {
  const box = await served();
  const token = box.querySelector('.k');
  const browser = source();
  const error = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const page = () => <Code source={browser} index="1" />;
  const root = await act(async () => hydrateRoot(box, page(), { onRecoverableError: recovered }));
  await act(async () => root.render(page()));
  expect(box.querySelector('.k')).toBe(token);
  expect(browser).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('code of the document is there at once when the reader comes back, also without a network', async () => {
  const box = await served();
  const browser = source();
  const root = await act(async () => hydrateRoot(box, <Code source={browser} index="1" />));
  await act(async () => root.unmount());
  await prepareCode(browser);
  const { container } = render(<Code source={browser} index="1" />);
  expect(container.innerHTML).toBe(`<code>${blocks[1]}</code>`);
  expect(browser).not.toHaveBeenCalled();
});

test('code that is not in the document is loaded', async () => {
  const { container } = render(<Code source={source()} index="0" />);
  expect(container.textContent).toBe('');
  await act(async () => {});
  expect(container.innerHTML).toBe(`<code>${blocks[0]}</code>`);
});

test('code that could not be loaded comes with the connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = source().mockRejectedValueOnce(new Error('offline'));
  const { container } = render(<Code source={load} index="0" />);
  await act(async () => {});
  expect(container.textContent).toBe('');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(container.textContent).toBe('let a');
});
