import type { FromFrame, Problem, REPORTS, StorageEntries, StoreMembers } from '../frame/messages';
import type { DemoEvents, RunningDemo } from '../runtime/events';
import stageCss from '../Stage/stage.css?inline';
import type { Sources } from '../types';
import { Frame } from './frame';

/** The only running demo. All iframes of a page share one process, so an endless loop in one would block the others. */
let running: EditedDemo | undefined;

export class EditedDemo {
  #frame: Frame | undefined;
  /** The iframe of the last run, shown until the next one has started. */
  #last: Frame | undefined;
  #events: DemoEvents | undefined;
  /** Content of the demo's storage, because an iframe has no persistent storage. */
  #storage: StorageEntries = [];
  /** The members of the demo's stores since its first run. */
  stores: StoreMembers = {};
  #runs = 0;

  /** @param onProblem called with undefined when the code runs */
  constructor(
    private readonly name: string,
    public sources: Sources,
    private readonly onProblem: (problem: Problem | undefined) => void,
  ) {}

  readonly start = async (host: HTMLElement, events: DemoEvents): Promise<RunningDemo> => {
    if (running && running !== this) {
      running.#end('Another edited demo is running: only one can run at a time.');
    }
    running = this;
    this.#events = events;
    const frame = new Frame(host, `Edited demo ${this.name}`, {
      onMessage: (message) => this.#handle(message),
      onGivenUp: (reason) => this.#end(reason),
    });
    this.#frame = frame;
    const colors = new MutationObserver(() => this.#showLook());
    const stop = () => {
      colors.disconnect();
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

  get isOpen(): boolean {
    return this.#frame !== undefined;
  }

  run(): void {
    this.#showLook();
    this.#runs += 1;
    const { sources: files } = this;
    this.#frame?.send({ type: 'run', id: this.#runs, files, main: `${this.name}.ts` });
  }

  /** Sends the custom properties to the iframe, which does not inherit them from the page. */
  #showLook(): void {
    const style = getComputedStyle(document.documentElement);
    const code = stageCss + Object.values(this.sources).join('');
    const names = [...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const properties = Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(name)]),
    );
    const theme = { colorScheme: style.colorScheme, properties };
    (this.#frame ?? this.#last)?.send({ type: 'theme', theme });
  }

  #handle(message: FromFrame): void {
    switch (message.type) {
      case 'report':
        this.#report(message.name, message.value);
        break;
      case 'done':
        if (message.id === this.#runs) this.onProblem(this.#inDemo(message.problem));
        break;
      case 'problem':
        this.onProblem(this.#inDemo(message.problem));
        break;
      case 'storage':
        this.#storage = message.entries;
        break;
      case 'stores':
        this.stores = message.stores;
        break;
    }
  }

  #inDemo(problem: Problem | undefined): Problem | undefined {
    if (!problem) return undefined;
    const { file = '', message } = problem;
    return Object.hasOwn(this.sources, file) ? problem : { message };
  }

  #report(name: (typeof REPORTS)[number], value: unknown): void {
    if (name === 'onStart') {
      this.#frame?.show();
      this.#removeLast();
    }
    (this.#events?.[name] as ((value: unknown) => void) | undefined)?.(value);
  }

  #end(reason: string): void {
    const frame = this.#frame;
    if (!frame) return;
    frame.remove();
    this.#frame = undefined;
    this.#removeLast();
    const error = new Error(reason);
    this.#events?.onError(Object.assign(error, { name: 'DemoStopped', toString: () => reason }));
  }

  #removeLast(): void {
    this.#last?.remove();
    this.#last = undefined;
  }
}
