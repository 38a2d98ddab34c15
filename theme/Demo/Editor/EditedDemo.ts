import { type FromFrame, REPORTS, type StorageEntries } from '../frame/messages';
import type { Problem } from '../frame/problem';
import type { DemoEvents, RunningDemo } from '../runtime/events';
import { Frame } from './frame';
import { lookOfPage, onLookChange } from './look';

/** The sources of a demo by file name, what it imports from beside it included. */
export type Sources = Readonly<Record<string, string>>;

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
    running?.giveWay();
    running = this;
    const ended = new AbortController();
    const title = `Edited demo ${this.name}`;
    const frame = new Frame(
      host,
      title,
      (message) => this.#hear(message),
      () => this.#hang(),
    );
    this.#frame = frame;
    this.#events = events;
    const stop = () => {
      ended.abort();
      frame.remove();
      if (this.#frame === frame) this.#frame = undefined;
    };
    try {
      await frame.open();
    } catch (error) {
      stop();
      throw error;
    }
    this.#showLook();
    onLookChange(() => this.#showLook(), ended.signal);
    frame.send({ type: 'storage', entries: this.#storage });
    this.#run();
    return { stop, restore: (update) => frame.send({ type: 'restore', update }) };
  };

  /** Runs changed code, in the same frame if there is one. */
  change(sources: Sources): void {
    this.sources = sources;
    if (this.#frame) this.#run();
  }

  /** Whether the code runs, or would as soon as it is right. */
  get isOpen(): boolean {
    return this.#frame !== undefined;
  }

  /** Ends for another edited demo. */
  giveWay(): void {
    if (running !== this || !this.#frame) return;
    this.#end('Another edited demo runs now: one does at a time.');
  }

  #run(): void {
    this.#runs += 1;
    const { sources: files } = this;
    this.#frame?.send({ type: 'run', id: this.#runs, files, main: `${this.name}.ts` });
  }

  #showLook(): void {
    const code = Object.values(this.sources).join('');
    this.#frame?.send({ type: 'look', look: lookOfPage(code) });
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
        if (message.ended) this.#events?.onError(stopped(message.problem.message));
        break;
      case 'storage':
        this.#storage = message.entries;
        break;
    }
  }

  #report(name: string, value: unknown): void {
    if (!Object.hasOwn(REPORTS, name)) return;
    const known = name as keyof typeof REPORTS;
    if (!REPORTS[known](value)) return;
    (this.#events?.[known] as ((value: unknown) => void) | undefined)?.(value);
  }

  #hang(): void {
    this.#end('The code did not answer for three seconds: it may be in a loop that never ends.');
  }

  #end(reason: string): void {
    this.#frame?.remove();
    this.#frame = undefined;
    this.#events?.onError(stopped(reason));
  }
}

const stopped = (reason: string) => Object.assign(new Error(reason), { name: 'DemoStopped' });
