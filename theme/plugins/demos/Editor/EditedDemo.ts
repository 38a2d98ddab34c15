import type { FromFrame, Problem, REPORTS, StorageEntries, StoreMembers } from '../frame/messages';
import type { DemoEvents, RunningDemo } from '../runtime/events';
import stageCss from '../Stage/stage.css?inline';
import type { Sources } from '../types';
import { Frame } from './frame';

/** The only running demo. All iframes of a page share one process, so an endless loop in one would block the others. */
let running: EditedDemo | undefined;

/** A demo with editable code. It runs in an iframe, and again after each change. */
export class EditedDemo {
  #frame: Frame | undefined;
  /** The iframe of the last run, or its picture, shown until the next one has started. */
  #last: Frame | undefined;
  /** What the demo showed last, as HTML. */
  #picture = '';
  #events: DemoEvents | undefined;
  /** Content of the demo's storage, because an iframe has no persistent storage. */
  #storage: StorageEntries = [];
  #stores: StoreMembers = {};
  #runs = 0;

  /**
   * @param name file name of the component without `.ts`
   * @param onProblem called with the problem in the code, or undefined when it runs
   */
  constructor(
    private readonly name: string,
    public sources: Sources,
    private readonly onProblem: (problem: Problem | undefined) => void,
  ) {}

  /** Opens an iframe in an element and runs the code there. */
  readonly start = async (host: HTMLElement, events: DemoEvents): Promise<RunningDemo> => {
    if (running && running !== this) {
      running.#end('Another edited demo is running: only one can run at a time.');
    }
    running = this;
    this.#events = events;
    const frame = new Frame(host, `Edited demo ${this.name}`, {
      onMessage: (message) => this.#handle(message),
      onHang: () =>
        this.#end(
          'The code did not respond for three seconds: it may be stuck in an endless loop.',
        ),
      onFlood: () => this.#end('The code reported more than this page can show in one second.'),
    });
    this.#frame = frame;
    const colors = new MutationObserver(() => this.#showLook());
    const stop = () => {
      colors.disconnect();
      // A run that has not started shows nothing.
      if (this.#last) frame.remove();
      else {
        frame.retire();
        this.#last = frame;
      }
      if (this.#frame === frame) this.#frame = undefined;
    };
    try {
      await frame.open();
    } catch (error) {
      frame.remove();
      if (this.#frame === frame) this.#frame = undefined;
      throw error;
    }
    colors.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    frame.send({ type: 'storage', entries: this.#storage });
    this.run();
    return { stop };
  };

  /** The members of the demo's stores since its first run. */
  get stores(): StoreMembers {
    return this.#stores;
  }

  /** Whether the code runs, or will run when it is valid. */
  get isOpen(): boolean {
    return this.#frame !== undefined;
  }

  /** Runs the current code, if there is an iframe. */
  run(): void {
    this.#showLook();
    this.#runs += 1;
    const { sources: files } = this;
    // Asks for a picture, in case this code never ends.
    this.#frame?.send({ type: 'ping' });
    this.#frame?.send({ type: 'run', id: this.#runs, files, main: `${this.name}.ts` });
  }

  /** Sends the custom properties to the iframe, which does not inherit them from the page. */
  #showLook(frame = this.#frame ?? this.#last): void {
    const style = getComputedStyle(document.documentElement);
    const code = stageCss + Object.values(this.sources).join('');
    const names = [...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const properties = Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(name)]),
    );
    frame?.send({ type: 'look', look: { colorScheme: style.colorScheme, properties } });
  }

  #handle(message: FromFrame): void {
    switch (message.type) {
      case 'report':
        this.#report(message.name, message.value);
        break;
      case 'done':
        // Ignores results of outdated code.
        if (message.id === this.#runs)
          this.onProblem(message.problem && this.#inDemo(message.problem));
        break;
      case 'problem':
        this.onProblem(this.#inDemo(message.problem));
        break;
      case 'picture':
        this.#picture = message.html;
        break;
      case 'storage':
        this.#storage = message.entries;
        break;
      case 'stores':
        this.#stores = message.stores;
        break;
    }
  }

  /** A problem, without a position if the demo does not have the file. */
  #inDemo({ message, file, ...place }: Problem): Problem {
    const exists = file !== undefined && Object.hasOwn(this.sources, file);
    return exists ? { message, file, ...place } : { message };
  }

  #report(name: (typeof REPORTS)[number], value: unknown): void {
    if (name === 'onStart') {
      this.#frame?.show();
      this.#last?.remove();
      this.#last = undefined;
    }
    (this.#events?.[name] as ((value: unknown) => void) | undefined)?.(value);
  }

  #end(reason: string): void {
    const frame = this.#frame;
    if (!frame) return;
    frame.remove();
    this.#frame = undefined;
    this.#last?.remove();
    this.#last = undefined;
    if (this.#picture) void this.#showPicture(frame.host);
    this.#events?.onError(stopped(reason));
  }

  /** Shows what the demo showed last. It is the reader's HTML, so it needs an iframe, too. */
  async #showPicture(host: HTMLElement): Promise<void> {
    const ignore = () => {};
    const frame = new Frame(host, `Edited demo ${this.name}, stopped`, {
      onMessage: ignore,
      onHang: ignore,
      onFlood: ignore,
    });
    this.#last = frame;
    try {
      await frame.open();
    } catch {
      // The error has all the space.
      frame.remove();
      return;
    }
    frame.retire();
    this.#showLook(frame);
    frame.send({ type: 'picture', html: this.#picture });
    frame.show();
  }
}

/** Creates an error that tells the reader why the demo stopped. */
const stopped = (reason: string) =>
  Object.assign(new Error(reason), { name: 'DemoStopped', toString: () => reason });
