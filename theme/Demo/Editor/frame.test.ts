import { afterEach, expect, test, vi } from 'vitest';
import { Frame } from './frame';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the first that a frame hears is what it runs, whatever the reader types while it opens', async () => {
  vi.stubGlobal('fetch', async () => new Response('code'));
  const frameWindow = { postMessage: vi.fn() };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    frameWindow as unknown as Window,
  );
  const says = (type: string) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { type },
        origin: 'null',
        source: frameWindow as unknown as Window,
      }),
    );
  const frame = new Frame(document.createElement('div'), 'Edited demo', {
    onMessage: () => {},
    onHang: () => {},
  });
  const opened = frame.open();
  says('hello');
  frame.send({ type: 'ping' });
  await expect.poll(() => frameWindow.postMessage).toHaveBeenCalled();
  says('pong');
  await opened;
  frame.send({ type: 'ping' });
  frame.remove();
  expect(frameWindow.postMessage.mock.calls.map(([message]) => message)).toEqual([
    { runtime: 'code;\ncode' },
    { type: 'ping' },
  ]);
});
