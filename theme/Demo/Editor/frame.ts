import { scripts } from 'virtual-demos';
import { DEMO_FRAME } from '../../../sw/client/demo-frame';
import { withBase } from '../../pages/base';
import type { Boot, FromFrame, ToFrame } from '../frame/messages';
import styles from './Editor.module.css';

let runtimeText: Promise<string> | undefined;

async function loadText(path: string): Promise<string> {
  const response = await fetch(withBase(`/${path}`));
  if (!response.ok) throw new Error(`The compiler answered ${response.status}.`);
  return response.text();
}

/** Loads the code that runs in frames. The page does, because a frame can load nothing. */
export function loadRuntime(): Promise<string> {
  runtimeText ??= Promise.all([scripts.runtime, scripts.compiler].map(loadText))
    .then((texts) => texts.join(';\n'))
    .catch((error) => {
      runtimeText = undefined;
      throw error;
    });
  return runtimeText;
}

/** Time in which a frame has to open, in ms. */
const OPEN_TIMEOUT = 10_000;

/** Time between two questions whether the frame still answers, in ms. */
const PING_INTERVAL = 1_000;

/** Questions without an answer, after which the frame is given up. */
const MISSES = 3;

/**
 * A frame without an origin, in which the reader's code runs: it can reach neither the page nor a network. What
 * comes from it is only ever handed on as data.
 */
export class Frame {
  readonly #element = document.createElement('iframe');
  readonly #removed = new AbortController();

  /**
   * @param onMessage gets what the frame says
   * @param onHang called when it has not answered for a while; it is gone then
   */
  constructor(
    private readonly host: HTMLElement,
    title: string,
    private readonly onMessage: (message: FromFrame) => void,
    private readonly onHang: () => void,
  ) {
    this.#element.title = title;
    this.#element.src = withBase(`/${DEMO_FRAME}`);
    host.classList.add(styles.host ?? '');
  }

  /** Resolves when the frame runs the runtime. */
  async open(): Promise<void> {
    // A worker answers only for frames that have no `sandbox` of their own; it says the same by a header.
    // Without a worker the host may not be able to.
    if (!navigator.serviceWorker?.controller)
      this.#element.setAttribute('sandbox', 'allow-scripts');
    const [text] = await Promise.all([loadRuntime(), this.#hello()]);
    const ready = this.#next('ready');
    this.#element.contentWindow?.postMessage({ runtime: text } satisfies Boot, '*');
    await ready;
    this.#listen();
  }

  send(message: ToFrame): void {
    this.#element.contentWindow?.postMessage(message, '*');
  }

  remove(): void {
    this.#removed.abort();
    this.#element.remove();
  }

  /** Waits for a document that has no origin. One that has gets no code, and the attribute that takes it away. */
  async #hello(): Promise<void> {
    const first = this.#next('hello');
    this.host.replaceChildren(this.#element);
    if ((await first).origin === 'null') return;
    this.#element.setAttribute('sandbox', 'allow-scripts');
    const second = this.#next('hello');
    this.#element.src = withBase(`/${DEMO_FRAME}`);
    if ((await second).origin !== 'null') throw new Error('This browser cannot isolate a frame.');
  }

  /** The next message of a type. */
  #next(type: FromFrame['type']): Promise<MessageEvent<unknown>> {
    const end = new AbortController();
    const next = new Promise<MessageEvent<unknown>>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The frame for edited code does not open.')),
        OPEN_TIMEOUT,
      );
      end.signal.addEventListener('abort', () => clearTimeout(timer));
      this.#removed.signal.addEventListener('abort', () => reject(new Error('Stopped.')), end);
      addEventListener(
        'message',
        (event: MessageEvent<unknown>) => {
          if (this.#isMine(event) && messageOf(event)?.type === type) resolve(event);
        },
        end,
      );
    });
    return next.finally(() => end.abort());
  }

  #isMine(event: MessageEvent<unknown>): boolean {
    return event.source !== null && event.source === this.#element.contentWindow;
  }

  /**
   * Hands messages on, and watches whether there are any: code that never ends keeps its frame from answering.
   * In most browsers the page lives on beside it.
   */
  #listen(): void {
    let missed = 0;
    const { signal } = this.#removed;
    addEventListener(
      'message',
      (event: MessageEvent<unknown>) => {
        if (!this.#isMine(event)) return;
        missed = 0;
        const message = messageOf(event);
        if (message) this.onMessage(message);
      },
      { signal },
    );
    const timer = setInterval(() => {
      // Browsers put hidden pages to sleep.
      if (document.hidden) return;
      if (missed === MISSES) {
        this.remove();
        this.onHang();
        return;
      }
      missed += 1;
      this.send({ type: 'ping' });
    }, PING_INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isProblem = (value: unknown) => isObject(value) && typeof value.message === 'string';

/** What each message has to bring for the page to look at it. */
const VALID: Readonly<Record<FromFrame['type'], (message: Record<string, unknown>) => boolean>> = {
  hello: () => true,
  ready: () => true,
  pong: () => true,
  done: ({ problem }) => problem === undefined || isProblem(problem),
  problem: ({ problem }) => isProblem(problem),
  report: ({ name }) => typeof name === 'string',
  storage: ({ entries }) => Array.isArray(entries),
};

function messageOf({ data }: MessageEvent<unknown>): FromFrame | undefined {
  if (!isObject(data) || typeof data.type !== 'string' || !Object.hasOwn(VALID, data.type)) {
    return undefined;
  }
  const message = data as FromFrame;
  return VALID[message.type](data) ? message : undefined;
}
