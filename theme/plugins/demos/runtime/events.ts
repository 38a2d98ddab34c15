/** Reports of a running demo. Except for errors, they are plain data of limited size, so that an iframe can post them. */
export interface DemoEvents {
  /** Earlier reports belong to a previous start. */
  onStart(): void;
  onState(groups: Group[]): void;
  /** An update with a known `id` replaces the earlier one. */
  onUpdate(update: StoreUpdate): void;
  onCheck(label: string): void;
  /** The demo has been stopped, unless `keepsRunning` is set. */
  onError(error: unknown): void;
  /** Whether the demo keeps running after an error, for readers who edit its code. */
  keepsRunning?: boolean;
}

export interface RunningDemo {
  /** Stops the demo. Its HTML stays, inert, until its element is removed or another start in it succeeds. */
  stop(): void;
}

export type StartDemo = (host: HTMLElement, events: DemoEvents) => Promise<RunningDemo>;

export type Value = string | Branch;

export interface Branch {
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

/** A state update. The first one is the start, without changes. */
export interface StoreUpdate {
  id: number;
  /** Its name in the code of the store, or the method that caused it. */
  name?: string;
  changes: Change[];
  /** To the Redux DevTools, as JSON. */
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
