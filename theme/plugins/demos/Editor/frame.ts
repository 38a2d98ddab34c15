import { scripts } from 'virtual-demo-scripts';
import { withBase } from '../../../lib/base';
import { loadOnce } from '../../../lib/loadOnce';
import type { FromFrame, ToFrame } from '../frame/messages';
import { DEMO_FRAME } from '../types';
import styles from './Editor.module.css';
import { readMessage } from './fromFrame';

async function loadText(path: string): Promise<string> {
  const response = await fetch(withBase(`/${path}`));
  if (!response.ok) throw new Error(`The compiler failed to load: ${response.status}.`);
  return response.text();
}

/** The page loads it, because an iframe cannot load anything. */
export const loadRuntime = loadOnce(async () => {
  const texts = await Promise.all([scripts.runtime, scripts.compiler].map(loadText));
  return texts.join(';\n');
});

/** In ms. */
const OPEN_TIMEOUT = 10_000;

/** How often the code may take the focus from the page within this time, in ms. Then, readers cannot press Stop. */
const MAX_TAKEN = 3;
const TAKING_PERIOD = 5_000;

/** In ms. */
const PING_INTERVAL = 1_000;

const MISSES = 3;

interface FrameEvents {
  onMessage: (message: FromFrame) => void;
  /** Called when the iframe has been removed because it does not answer, or sends too much. */
  onGivenUp: (reason: string) => void;
}

/** An iframe with an opaque origin. It has no access to the page or the network, and its messages are only data. */
export class Frame {
  readonly #element = document.createElement('iframe');
  readonly #removed = new AbortController();
  #isOpen = false;
  #isRetired = false;

  constructor(
    readonly host: HTMLElement,
    title: string,
    private readonly events: FrameEvents,
  ) {
    this.#element.title = title;
    this.#element.hidden = true;
    host.classList.add(styles.host ?? '');
  }

  async open(): Promise<void> {
    // A service worker does not serve iframes with a `sandbox` attribute, but sends an equivalent header. Without a
    // worker, the host may not send it.
    const isSandboxed = !navigator.serviceWorker?.controller;
    const [runtime] = await Promise.all([loadRuntime(), this.#load(isSandboxed)]);
    const ready = this.#next('pong');
    // The code that handles all later messages.
    this.#post({ runtime });
    await ready;
    this.#isOpen = true;
    this.#watch();
    this.#watchFocus();
  }

  /** Sends a message when the iframe is open, because the first message must be the runtime. */
  send(message: ToFrame): void {
    if (this.#isOpen) this.#post(message);
  }

  show(): void {
    this.#element.hidden = false;
  }

  /** Ignores it from now on, but shows it, and still watches whether it hangs or floods the page. */
  retire(): void {
    this.#isRetired = true;
    this.#element.inert = true;
  }

  remove(): void {
    this.#removed.abort();
    this.#element.remove();
  }

  #giveUp(reason: string): void {
    this.remove();
    if (!this.#isRetired) this.events.onGivenUp(reason);
  }

  #post(message: ToFrame | { runtime: string }): void {
    this.#element.contentWindow?.postMessage(message, '*');
  }

  /** Loads a document with an opaque origin. If it has another one, loads it again with the `sandbox` attribute. */
  async #load(isSandboxed: boolean): Promise<void> {
    if (isSandboxed) this.#element.setAttribute('sandbox', 'allow-scripts');
    const hello = this.#next('hello');
    const loaded = new Promise((resolve) => {
      this.#element.addEventListener('load', resolve, { once: true });
    });
    this.#element.src = withBase(`/${DEMO_FRAME}`);
    // Again if it is there already: that loads it.
    this.host.append(this.#element);
    const [origin] = await Promise.all([hello, loaded]);
    if (origin === 'null') {
      // From now on, this also applies to documents that the code may navigate the iframe to.
      this.#element.setAttribute('sandbox', 'allow-scripts');
      return;
    }
    if (isSandboxed) throw new Error('This browser cannot isolate a frame.');
    await this.#load(true);
  }

  #next(type: FromFrame['type']): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The frame for edited code did not open.'));
      setTimeout(fail, OPEN_TIMEOUT);
      this.#removed.signal.addEventListener('abort', fail);
      this.#listen((data, origin) => Object(data).type === type && resolve(origin));
    });
  }

  #listen(listener: (data: unknown, origin: string) => void): void {
    addEventListener(
      'message',
      ({ source, data, origin }: MessageEvent<unknown>) => {
        if (source && source === this.#element.contentWindow) listener(data, origin);
      },
      { signal: this.#removed.signal },
    );
  }

  /** Counts how often the iframe gets the focus without the pointer and without Tab. */
  #watchFocus(): void {
    const { signal } = this.#removed;
    let key = '';
    let taken: number[] = [];
    const forget = () => {
      key = '';
    };
    addEventListener('keydown', (event) => (key = event.key), { capture: true, signal });
    addEventListener('keyup', forget, { capture: true, signal });
    const onBlur = () => {
      const isByReader = key === 'Tab' || this.#element.matches(':hover');
      if (document.activeElement !== this.#element || isByReader) return;
      const now = performance.now();
      taken = [...taken.filter((time) => now - time < TAKING_PERIOD), now];
      if (taken.length < MAX_TAKEN) return;
      this.#giveUp('The code took the keyboard focus from the page again and again.');
    };
    addEventListener('blur', onBlur, { signal });
  }

  /** The iframe cannot answer pings during an endless loop. In most browsers, the page keeps running. */
  #watch(): void {
    let missed = 0;
    const rate = new MessageRate();
    this.#listen((data) => {
      missed = 0;
      if (rate.isFlood(data, performance.now())) {
        this.#giveUp('The code reported more than this page can show in one second.');
        return;
      }
      const message = this.#isRetired ? undefined : readMessage(data);
      if (message) this.events.onMessage(message);
    });
    // The document of the runtime is loaded, so this is another one, or the browser's page about a blocked one.
    this.#element.addEventListener('load', () =>
      this.#giveUp('The code tried to open another page, which it cannot do here.'),
    );
    const timer = setInterval(() => {
      // Browsers throttle hidden pages.
      if (document.hidden) return;
      if (missed === MISSES) {
        this.#giveUp(
          'The code did not respond for three seconds: it may be stuck in an endless loop.',
        );
        return;
      }
      missed += 1;
      this.send({ type: 'ping' });
    }, PING_INTERVAL);
    this.#removed.signal.addEventListener('abort', () => clearInterval(timer));
  }
}

/** Limits within one second. Demos of the site send less than a tenth of this. */
const MAX_MESSAGES = 1_000;
const MAX_CHARACTERS = 50_000_000;
const PERIOD = 1_000;

/** Counts the messages of an iframe and their size, so that a flood does not freeze the page. */
export class MessageRate {
  #began = 0;
  #messages = 0;
  #characters = 0;

  /** @param now in ms */
  isFlood(message: unknown, now: number): boolean {
    if (now - this.#began >= PERIOD) {
      this.#began = now;
      this.#messages = 0;
      this.#characters = 0;
    }
    this.#messages += 1;
    this.#characters += sizeOf(message);
    return this.#messages > MAX_MESSAGES || this.#characters > MAX_CHARACTERS;
  }
}

/** Maximum number of parts that are measured. A message with more parts has the maximum size. */
const MAX_PARTS = 100_000;

function sizeOf(message: unknown): number {
  const queue = [message];
  let size = 0;
  for (let parts = 0; queue.length > 0; parts += 1) {
    if (parts + queue.length > MAX_PARTS) return MAX_CHARACTERS / 10;
    const part = queue.pop();
    if (typeof part === 'string') size += part.length;
    else if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) size += part.byteLength;
    else if (typeof part === 'object' && part !== null)
      for (const inner of Object.values(part)) queue.push(inner);
    size += 10;
  }
  return size;
}
