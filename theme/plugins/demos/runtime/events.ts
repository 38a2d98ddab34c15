/** Reports of a running demo. Except for errors, they are plain data of limited size, so that a frame can post them. */
export interface DemoEvents {
  /** Called when the demo has started. Earlier reports belong to a previous start. */
  onStart(): void;
  /** Called with the current content of stores and storage. */
  onState(state: StateView): void;
  /** Called when the state of a store has changed, or when more is known about an earlier change with the same `id`. */
  onUpdate(update: StoreUpdate): void;
  /** Called when a span has started or, with the same `id`, ended. */
  onSpan(span: Span): void;
  /** Called when a check has passed for the first time since the start. */
  onCheck(label: string): void;
  /** Called when the demo has thrown an unhandled error. It has been stopped, unless `keepsRunning` is set. */
  onError(error: unknown): void;
  /** Whether the demo keeps running after an error, for readers who edit its code. */
  keepsRunning?: boolean;
}

/** A running demo. */
export interface RunningDemo {
  /** Stops the demo. Its HTML stays, inert, until its element is removed or another start in it succeeds. */
  stop(): void;
  /** Restores the state of all stores after an update. */
  restore(update: number): void;
}

/** Starts a demo inside an element, either on the page or in a frame. */
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
  /** The call that caused it. */
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
  /** Counted from 1. Passed to `restore()`. */
  id: number;
  /** Its name in the code of the store, or the method that caused it. */
  name?: string;
  changes: Change[];
  /** The code that caused it. Missing if only library code ran, for example after a response. */
  place?: CodePlace;
  /** The message to the Redux DevTools extension, as JSON. */
  message?: string;
}

/** A position in the demo's source or compiled code. */
export interface CodePlace {
  file: string;
  /** Counted from 1, like the column. */
  line: number;
  column: number;
  /** The text of the line, if the file is source code. */
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
  /** Counted from 1. */
  id: number;
  /** The call with its arguments, or the request. */
  label: string;
  /** The mutation whose operator coordinates overlapping calls: `save with switchOp`. */
  lane?: string;
  /** Time in ms since the demo started. */
  start: number;
  /** When the work of a call in a lane began. Missing while the call waits, or if its work never begins. */
  begun?: number;
  /** Missing while the span is pending. */
  end?: number;
  outcome?: 'success' | 'error' | 'aborted';
}
