/**
 * Reports of a running demo. All but errors are plain data of limited size, so that a frame can post them.
 */
export interface DemoEvents {
  /** The demo has started: earlier reports belong to a previous start. */
  onStart(): void;
  /** The current content of stores and storage. */
  onState(state: StateView): void;
  /** A store's state changed, or more is known about an earlier change with the same `id`. */
  onUpdate(update: StoreUpdate): void;
  /** A span started or, with the same `id`, ended. */
  onSpan(span: Span): void;
  /** A check has passed for the first time since the start. */
  onCheck(label: string): void;
  /** The demo threw an unhandled error; it has been stopped, unless `goesOn` is set. */
  onError(error: unknown): void;
  /** Whether it keeps running after an error, for readers who edit its code. */
  goesOn?: boolean;
}

/** A running demo. */
export interface RunningDemo {
  /** Stops it. What it shows stays, without life, until its element is removed or another start there succeeds. */
  stop(): void;
  /** Restores the state of all stores after an update. */
  restore(update: number): void;
}

/** Starts a demo inside an element: in the page, or in a frame. */
export type StartDemo = (host: HTMLElement, events: DemoEvents) => Promise<RunningDemo>;

/** A value: text such as `"Ada"`, or a branch with entries. */
export type Value = string | Branch;

export interface Branch {
  /** Brackets around the entries, such as `{` and `}`. */
  open: string;
  close: string;
  entries: [key: string, value: Value][];
  /** Number of omitted entries. */
  more?: number;
}

/** Snapshot of the stores. */
export interface StateView {
  groups: Group[];
  /** Steps of each store with `withUndoRedo`, oldest first. */
  stacks: UndoStep[][];
}

/** State or computed values of a store, or entries of a storage such as `localStorage`. */
export interface Group {
  title: string;
  members: Member[];
}

/** A change that the store can undo or redo. */
export interface UndoStep {
  /** The call that made it. */
  call?: string;
  changes: Change[];
  isUndone: boolean;
}

export interface Member {
  name: string;
  value: Value;
  /** The extension that added it, such as `withReset`. */
  by?: string;
}

/** Number of updates whose states are kept. */
export const MAX_UPDATES = 50;

/** A state update. The first one is the start, without changes. */
export interface StoreUpdate {
  /** Counts from 1; used by `restore()`. */
  id: number;
  /** Its name in the store's code, or the method that caused it. */
  name?: string;
  changes: Change[];
  /** Code that caused it. Missing if only library code ran, such as after a response. */
  place?: CodePlace;
  /** The message to the Redux DevTools extension, as JSON. */
  message?: string;
}

/** A position in the demo's source or compiled code. */
export interface CodePlace {
  file: string;
  /** From 1, like the column. */
  line: number;
  column: number;
  /** The line itself, if the file is a source. */
  text?: string;
}

/** A change at the innermost changed path. */
export interface Change {
  /** Keys, such as `['entityMap', '3', 'done']`. */
  path: string[];
  /** Missing if it was added. */
  before?: Value;
  /** Missing if it was removed. */
  after?: Value;
}

/** A request or a call of an async method. */
export interface Span {
  /** Counts from 1. */
  id: number;
  /** The call with its arguments, or the request. */
  label: string;
  /** Mutation whose operator coordinates overlapping calls: `save with switchOp`. */
  lane?: string;
  /** Time in ms since the demo started. */
  start: number;
  /** When the work of a call in a lane began. Missing while it waits, or if it never begins. */
  begun?: number;
  /** Missing while it is pending. */
  end?: number;
  outcome?: 'success' | 'error' | 'aborted';
}
