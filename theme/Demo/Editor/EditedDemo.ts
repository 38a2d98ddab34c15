import { type FromFrame, REPORTS, type StorageEntries } from '../frame/messages';
import type { Problem } from '../frame/problem';
import type { DemoEvents, RunningDemo } from '../runtime/events';
import stageCss from '../Stage/stage.css?inline';
import { Frame } from './frame';
import type { Sources } from './sources';

/** All frames of a page share one process: what never ends in one would stop the others. */
let running: EditedDemo | undefined;

/** A demo whose code the reader can change. It runs in a frame, and again after each change. */
export class EditedDemo {
  #frame: Frame | undefined;
  #events: DemoEvents | undefined;
  /** What the demo has put into its storage; a frame has none that lasts. */
  #storage: StorageEntries = [];
  #runs = 0;

  /**
   * @param name file name of the component without `.ts`
   * @param onProblem gets what is wrong with the code, or nothing when it runs
   */
  constructor(
    private readonly name: string,
    public sources: Sources,
    private readonly onProblem: (problem: Problem | undefined) => void,
  ) {}

  /** Opens a frame in an element and runs the code there. */
  readonly start = async (host: HTMLElement, events: DemoEvents): Promise<RunningDemo> => {
    if (running && running !== this) {
      running.#end('Another edited demo runs now: one does at a time.');
    }
    running = this;
    this.#events = events;
    const frame = new Frame(host, `Edited demo ${this.name}`, {
      onMessage: (message) => this.#hear(message),
      onHang: () =>
        this.#end(
          'The code did not answer for three seconds: it may be in a loop that never ends.',
        ),
    });
    this.#frame = frame;
    const colours = new MutationObserver(() => this.#showLook());
    const stop = () => {
      colours.disconnect();
      frame.remove();
      if (this.#frame === frame) this.#frame = undefined;
    };
    try {
      await frame.open();
    } catch (error) {
      stop();
      throw error;
    }
    colours.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    frame.send({ type: 'storage', entries: this.#storage });
    this.run();
    return { stop, restore: (update) => frame.send({ type: 'restore', update }) };
  };

  /** Whether the code runs, or would as soon as it is right. */
  get isOpen(): boolean {
    return this.#frame !== undefined;
  }

  /** Runs the code as it is now, if there is a frame. */
  run(): void {
    this.#showLook();
    this.#runs += 1;
    const { sources: files } = this;
    this.#frame?.send({ type: 'run', id: this.#runs, files, main: `${this.name}.ts` });
  }

  /** Tells the frame what it does not inherit: what the stage and the code use of the page's custom properties. */
  #showLook(): void {
    const style = getComputedStyle(document.documentElement);
    const code = stageCss + Object.values(this.sources).join('');
    const names = [...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const properties = Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(name)]),
    );
    this.#frame?.send({ type: 'look', look: { colorScheme: style.colorScheme, properties } });
  }

  #hear(message: FromFrame): void {
    switch (message.type) {
      case 'report':
        this.#report(message.name, message.value);
        break;
      case 'done':
        // What was typed meanwhile runs already.
        if (message.id === this.#runs) this.onProblem(message.problem);
        break;
      case 'problem':
        this.onProblem(message.problem);
        break;
      case 'storage':
        this.#storage = message.entries;
        break;
    }
  }

  #report(name: (typeof REPORTS)[number], value: unknown): void {
    // Whoever gets it relies on something.
    const saysMore = value !== undefined && value !== null;
    if (!REPORTS.includes(name) || !(saysMore || name === 'onStart')) return;
    (this.#events?.[name] as ((value: unknown) => void) | undefined)?.(value);
  }

  #end(reason: string): void {
    if (!this.#frame) return;
    this.#frame.remove();
    this.#frame = undefined;
    this.#events?.onError(stopped(reason));
  }
}

/** What ended the demo, in words for the reader. */
const stopped = (reason: string) =>
  Object.assign(new Error(reason), { name: 'DemoStopped', toString: () => reason });
