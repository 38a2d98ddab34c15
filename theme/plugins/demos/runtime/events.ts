/** Reports of a running demo. Except for errors, they are plain data of limited size, so that an iframe can post them. */
export interface DemoEvents {
  /** Called when the demo has started. Earlier reports belong to a previous start. */
  onStart(): void;
  onState(groups: Group[]): void;
  /** Called when the state of a store has changed, or when more is known about an earlier change with the same `id`. */
  onUpdate(update: StoreUpdate): void;
  /** Called when a check has passed for the first time since the start. */
  onCheck(label: string): void;
  /** Called when the demo has thrown an unhandled error. It has been stopped, unless `keepsRunning` is set. */
  onError(error: unknown): void;
  /** Whether the demo keeps running after an error, for readers who edit its code. */
  keepsRunning?: boolean;
}

export interface RunningDemo {
  /** Stops the demo. Its HTML stays, inert, until its element is removed or another start in it succeeds. */
  stop(): void;
}

/** Starts a demo inside an element, either on the page or in an iframe. */
export type StartDemo = (host: HTMLElement, events: DemoEvents) => Promise<RunningDemo>;

/** A value: text such as `"Ada"`, or a branch with entries. */
export type Value = string | Branch;

export interface Branch {
  /** Brackets around the entries, such as `{` and `}`. */
  open: string;
  close: string;
  entries: [key: string, value: Value][];
  more?: number;
}

/** State or computed values of a store, or entries of a storage such as `localStorage`. */
export interface Group {
  title: string;
  members: Member[];
}

export interface Member {
  name: string;
  value: Value;
  by?: string;
}

export const MAX_UPDATES = 50;

/** A state update. The first one is the start, without changes. */
export interface StoreUpdate {
  /** Counted from 1. */
  id: number;
  /** Its name in the code of the store, or the method that caused it. */
  name?: string;
  changes: Change[];
  /** The message to the Redux DevTools extension, as JSON. */
  message?: string;
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
