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
  const host = document.createElement('div');
  const loads = () => host.querySelector('iframe')?.dispatchEvent(new Event('load'));
  return { frameWindow, host, says, loads };
}

test('the first message to a frame is its runtime, even if the reader types while it opens', async () => {
  const { frameWindow, host, says, loads } = stubFrame();
  const frame = new Frame(host, 'Edited demo', {
    onMessage: () => {},
    onGivenUp: () => {},
  });
  const opened = frame.open();
  says('hello');
  loads();
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
  const { frameWindow, host, says, loads } = stubFrame();
  const events = silentEvents();
  const demo = new EditedDemo('counter', { 'counter.ts': '' }, onProblem);
  const started = demo.start(host, events);
  says('hello');
  loads();
  await expect.poll(() => frameWindow.postMessage).toHaveBeenCalled();
  says('pong');
  return { frameWindow, host, events, says, loads, onProblem, ...(await started) };
}

test('code that opens another document is stopped', async () => {
  const { events, host, loads } = await startDemo();
  expect(events.onError).not.toHaveBeenCalled();
  loads();
  expect(String(events.onError.mock.lastCall?.[0])).toContain('tried to open another page');
  expect(host.querySelector('iframe')).toBeNull();
});

test('code that takes the focus again and again is stopped, and a reader who moves it is not', async () => {
  const { events, host } = await startDemo();
  const iframe = host.querySelector('iframe');
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(iframe);
  const takeFocus = (times: number) => {
    for (let time = 0; time < times; time += 1) dispatchEvent(new Event('blur'));
  };
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  takeFocus(9);
  dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }));
  takeFocus(2);
  expect(events.onError).not.toHaveBeenCalled();
  takeFocus(1);
  expect(String(events.onError.mock.lastCall?.[0])).toContain('took the keyboard focus');
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
