import { afterEach, expect, test, vi } from 'vitest';
import { EditedDemo } from './EditedDemo';
import { Frame } from './frame';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Fakes the window of a frame, and sends messages from it. */
function stubFrame() {
  vi.stubGlobal('fetch', async () => new Response('code'));
  const frameWindow = { postMessage: vi.fn() };
  const source = frameWindow as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(source);
  const says = (type: string, others = {}) =>
    dispatchEvent(
      new MessageEvent('message', { data: { type, ...others }, origin: 'null', source }),
    );
  return { frameWindow, says };
}

test('the first message to a frame is its runtime, even if the reader types while it opens', async () => {
  const { frameWindow, says } = stubFrame();
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

test('an empty report of edited code is ignored', async () => {
  const { frameWindow, says } = stubFrame();
  const events = {
    onStart: vi.fn(),
    onState: vi.fn(),
    onUpdate: vi.fn(),
    onSpan: vi.fn(),
    onCheck: vi.fn(),
    onError: vi.fn(),
  };
  const demo = new EditedDemo('counter', {}, () => {});
  const started = demo.start(document.createElement('div'), events);
  says('hello');
  await expect.poll(() => frameWindow.postMessage).toHaveBeenCalled();
  says('pong');
  const { stop } = await started;
  says('report', { name: 'onStart' });
  says('report', { name: 'onUpdate', value: null });
  says('report', { name: 'onSpan' });
  says('report', { name: 'onState', value: { groups: [] } });
  stop();
  expect(events.onStart).toHaveBeenCalledOnce();
  expect(events.onState).toHaveBeenCalledWith({ groups: [] });
  expect(events.onUpdate).not.toHaveBeenCalled();
  expect(events.onSpan).not.toHaveBeenCalled();
});
