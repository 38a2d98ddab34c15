export interface Problem {
  message: string;
  file?: string;
  /** Counted from 1, like the column. */
  line?: number;
  column?: number;
}

/** The reports of a demo that the iframe forwards. Errors are sent as problems with their positions. */
export const REPORTS = ['onStart', 'onState', 'onUpdate', 'onCheck'] as const;

export type ToFrame =
  | {
      type: 'run';
      id: number;
      files: Record<string, string>;
      main: string;
    }
  | { type: 'theme'; theme: Theme }
  | { type: 'storage'; entries: StorageEntries }
  | { type: 'ping' };

/** Messages from the iframe to the page. They are untrusted, because the iframe runs a reader's code. */
export type FromFrame =
  | { type: 'hello' }
  /** The code runs, or has a problem instead. */
  | { type: 'done'; id: number; problem?: Problem }
  | { type: 'report'; name: (typeof REPORTS)[number]; value?: unknown }
  /** The code has thrown at run time, and continues to run. */
  | { type: 'problem'; problem: Problem }
  | { type: 'storage'; entries: StorageEntries }
  | { type: 'stores'; stores: StoreMembers }
  | { type: 'pong' };

/** The colors, sizes and fonts of the page, which an iframe does not inherit. */
export interface Theme {
  colorScheme: string;
  properties: Record<string, string>;
}

/** By the name of the store's class. */
export type StoreMembers = Readonly<Record<string, readonly string[]>>;

export type StorageEntries = (readonly [area: string, key: string, value: string])[];
