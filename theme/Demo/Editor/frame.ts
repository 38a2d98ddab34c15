import { scripts } from 'virtual-demos';
import { DEMO_FRAME } from '../../../sw/client/demo-frame';
import { loadOnce } from '../../lazy/loadOnce';
import { withBase } from '../../pages/base';
import type { Boot, FromFrame, ToFrame } from '../frame/messages';
import styles from './Editor.module.css';

async function loadText(path: string): Promise<string> {
  const response = await fetch(withBase(`/${path}`));
  if (!response.ok) throw new Error(`The compiler answered ${response.status}.`);
  return response.text();
}

/** Loads the code that runs in frames. The page does, because a frame can load nothing. */
export const loadRuntime = loadOnce(async () => {
  const texts = await Promise.all([scripts.runtime, scripts.compiler].map(loadText));
  return texts.join(';\n');
});

/** Time in which a frame has to open, in ms. */
const OPEN_TIMEOUT = 10_000;

/** Time between two questions whether the frame still answers, in ms. */
const PING_INTERVAL = 1_000;

/** Questions without an answer, after which the frame is given up. */
const MISSES = 3;

interface FrameEvents {
  /** The frame says something. */
  onMessage: (message: FromFrame) => void;
  /** It has not answered for a while; it is gone then. */
  onHang: () => void;
}

/**
 * A frame without an origin, in which the reader's code runs: it can reach neither the page nor a network. What
 * comes from it is only ever handed on as data.
 */
export class Frame {
  readonly #element = document.createElement('iframe');
  readonly #removed = new AbortController();
  #isOpen = false;

  constructor(
    private readonly host: HTMLElement,
    title: string,
    private readonly events: FrameEvents,
  ) {
    this.#element.title = title;
    host.classList.add(styles.host ?? '');
  }

  /** Resolves when the frame runs the runtime. */
  async open(): Promise<void> {
    // A worker answers only for frames that have no `sandbox` of their own; it says the same by a header.
    // Without a worker the host may not be able to.
    const isSandboxed = !navigator.serviceWorker?.controller;
    const [runtime] = await Promise.all([loadRuntime(), this.#load(isSandboxed)]);
    const ready = this.#next('pong');
    this.#post({ runtime } satisfies Boot);
    await ready;
    this.#isOpen = true;
    this.#watch();
  }

  /** Tells the frame something, once it is open: the first that it hears has to be what it runs. */
  send(message: ToFrame): void {
    if (this.#isOpen) this.#post(message);
  }

  remove(): void {
    this.#removed.abort();
    this.#element.remove();
  }

  #post(message: ToFrame | Boot): void {
    this.#element.contentWindow?.postMessage(message, '*');
  }

  /** Loads a document that has no origin. One that has gets no code, and the attribute that takes it away. */
  async #load(isSandboxed: boolean): Promise<void> {
    if (isSandboxed) this.#element.setAttribute('sandbox', 'allow-scripts');
    const hello = this.#next('hello');
    this.#element.src = withBase(`/${DEMO_FRAME}`);
    this.host.replaceChildren(this.#element);
    if ((await hello) === 'null') return;
    if (isSandboxed) throw new Error('This browser cannot isolate a frame.');
    await this.#load(true);
  }

  /** Waits for a message of a type, and tells the origin that it comes from. */
  #next(type: FromFrame['type']): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The frame for edited code does not open.'));
      setTimeout(fail, OPEN_TIMEOUT);
      this.#removed.signal.addEventListener('abort', fail);
      this.#listen((message, origin) => message.type === type && resolve(origin));
    });
  }

  #listen(listener: (message: FromFrame, origin: string) => void): void {
    addEventListener(
      'message',
      ({ source, data, origin }: MessageEvent<FromFrame | null>) => {
        if (source && source === this.#element.contentWindow && data?.type) listener(data, origin);
      },
      { signal: this.#removed.signal },
    );
  }

  /**
   * Hands messages on, and watches whether there are any: code that never ends keeps its frame from answering.
   * In most browsers the page lives on beside it.
   */
  #watch(): void {
    let missed = 0;
    this.#listen((message) => {
      missed = 0;
      this.events.onMessage(message);
    });
    const timer = setInterval(() => {
      // Browsers put hidden pages to sleep.
      if (document.hidden) return;
      if (missed === MISSES) {
        this.remove();
        this.events.onHang();
        return;
      }
      missed += 1;
      this.send({ type: 'ping' });
    }, PING_INTERVAL);
    this.#removed.signal.addEventListener('abort', () => clearInterval(timer));
  }
}
