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
    onGivenUp: () => {},
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

const silentEvents = () => ({
  onStart: vi.fn(),
  onState: vi.fn(),
  onUpdate: vi.fn(),
  onCheck: vi.fn(),
  onError: vi.fn(),
});

/** Starts a demo that runs in a fake frame. */
async function startDemo(onProblem = vi.fn()) {
  const { frameWindow, says } = stubFrame();
  const events = silentEvents();
  const demo = new EditedDemo('counter', { 'counter.ts': '' }, onProblem);
  const host = document.createElement('div');
  const started = demo.start(host, events);
  says('hello');
  await expect.poll(() => frameWindow.postMessage).toHaveBeenCalled();
  says('pong');
  return { frameWindow, host, events, says, onProblem, ...(await started) };
}

test('an empty report of edited code is ignored', async () => {
  const { events, says, stop } = await startDemo();
  says('report', { name: 'onStart' });
  says('report', { name: 'onUpdate', value: null });
  says('report', { name: 'onState', value: [] });
  stop();
  expect(events.onStart).toHaveBeenCalledOnce();
  expect(events.onState).toHaveBeenCalledWith([]);
  expect(events.onUpdate).not.toHaveBeenCalled();
});

test('a problem is only shown in files of the demo', async () => {
  const { says, onProblem, stop } = await startDemo();
  says('problem', { problem: { message: 'No', file: 'counter.ts', line: 3 } });
  says('problem', { problem: { message: 'No', file: '/etc/passwd', line: 3 } });
  stop();
  expect(onProblem.mock.calls).toEqual([
    [{ message: 'No', file: 'counter.ts', line: 3 }],
    [{ message: 'No' }],
  ]);
});

test('edited code that floods the page with messages is stopped, with a reason', async () => {
  const { events, says } = await startDemo();
  for (let i = 0; i < 5_000; i += 1) says('report', { name: 'onCheck', value: 'Done' });
  expect(events.onError).toHaveBeenCalledOnce();
  expect(String(events.onError.mock.calls[0]?.[0])).toMatch('can show in one second');
  expect(events.onCheck.mock.calls.length).toBeLessThan(1_001);
});
