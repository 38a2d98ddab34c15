import { expect, onTestFinished, vi } from 'vitest';
import { OfflineManager } from '../offline-manager';
import { FakeContainer } from './browser';

/** The reader's connection. */
export const connection = { saveData: false };

export type FakePage = ReturnType<typeof fakePage>;

/** Opens a page in a browser with a fake worker and fake time. The page ends with the test. */
export function fakePage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubEnv('OFFLINE', '1');
  vi.stubEnv('BASE_URL', '/');
  localStorage.clear();
  /** Functions that end pages, whose listeners would affect later tests. */
  const leave: (() => void)[] = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, run: EventListenerOrEventListenerObject) => {
        listen(type, run);
        leave.push(() => target.removeEventListener(type, run));
      },
    );
  }
  const container = new FakeContainer();
  connection.saveData = false;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true });
  onTestFinished(() => {
    for (const end of leave) end();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'connection');
  });

  const manager = new OfflineManager();
  const phase = () => manager.getState().phase;
  const becomes = (expected: string) => expect.poll(phase).toBe(expected);
  return { container, worker: container.worker, manager, phase, becomes };
}

/** Simulates that the reader returns to the page's tab. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
