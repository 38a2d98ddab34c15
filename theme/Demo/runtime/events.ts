/**
 * What a running demo reports. All of it but errors is plain data, cut to a sensible size, so that it can be posted from
 * the frame that an edited demo runs in.
 */
export interface DemoEvents {
  /** The demo has started: what was reported before belongs to an earlier start. */
  onStart(): void;
  /** The stores, and what they keep elsewhere, are now so. */
  onState(state: StateView): void;
  /** A store's state changed, or more is known of a change that was told before: its `id` says which. */
  onUpdate(update: StoreUpdate): void;
  /** Something that takes time began or, with the `id` it began with, ended. */
  onSpan(span: Span): void;
  /** One of the demo's checks has passed, for the first time since the demo started. */
  onCheck(label: string): void;
  /** The demo threw, outside of its own handling; it has been stopped, unless it goes on. */
  onError(error: unknown): void;
  /** Whether it goes on after an error: who writes its code sees what it does all the same. */
  goesOn?: boolean;
}

/** A demo that runs. */
export interface RunningDemo {
  /** Stops it and takes everything of it out of the page. */
  stop(): void;
  /** Gives all stores the state that they had after an update, an earlier or a later one. */
  restore(update: number): void;
}

/** Starts a demo inside an element: in the page, or in a frame of its own. */
export type StartDemo = (host: HTMLElement, events: DemoEvents) => Promise<RunningDemo>;

/** A value: text for what does not open, such as `"Ada"`, else what it holds. */
export type Value = string | Branch;

export interface Branch {
  /** Brackets around what it holds, such as `{` and `}`. */
  open: string;
  close: string;
  entries: [key: string, value: Value][];
  /** Number of entries that are left out. */
  more?: number;
}

/** What the stores hold at one moment. */
export interface StateView {
  groups: Group[];
  /** Of each store with `withUndoRedo`, from the oldest to the newest. */
  stacks: UndoStep[][];
}

/** State or computed values of a store, or what is kept in a place outside, such as `localStorage`. */
export interface Group {
  title: string;
  members: Member[];
}

/** A change that the store can take back, or bring again. */
export interface UndoStep {
  /** The call that made it. */
  call?: string;
  changes: Change[];
  isUndone: boolean;
}

export interface Member {
  name: string;
  value: Value;
  /** The extension that has added it, such as `withReset`. */
  by?: string;
}

/** Updates whose states are kept. */
export const MAX_UPDATES = 50;

/** One change of state. The first one is the start, with nothing changed. */
export interface StoreUpdate {
  /** Counts from 1; what `restore()` takes. */
  id: number;
  /** What the store's code calls it, else the method that made it. */
  name?: string;
  changes: Change[];
  /** What has made it. Missing where only the library's code ran, such as after an answer. */
  place?: CodePlace;
  /** What the Redux DevTools extension gets, as JSON. */
  message?: string;
}

/** A place in the code that runs: that of the demo's source, or of what was compiled from it. */
export interface CodePlace {
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  /** The line itself, if the file is a source. */
  text?: string;
}

/** The innermost place that changed. */
export interface Change {
  /** Keys down to it, such as `['entityMap', '3', 'done']`. */
  path: string[];
  /** Missing where it was not there before. */
  before?: Value;
  /** Missing where it is gone. */
  after?: Value;
}

/** Something that takes time: a request, or a call of a method that answers later. */
export interface Span {
  /** Counts from 1. */
  id: number;
  /** The call with its arguments, or the request. */
  label: string;
  /** What is called, where calls that overlap decide over each other: `save with switchOp`. */
  lane?: string;
  /** Time in ms since the demo started. */
  start: number;
  /** When the work of a call in a lane began. Missing while it waits, and where it never begins. */
  begun?: number;
  /** Missing while it is pending. */
  end?: number;
  outcome?: 'success' | 'error' | 'aborted';
}
