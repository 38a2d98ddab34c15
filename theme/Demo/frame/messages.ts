import type { Problem } from './problem';

/** The reports of a demo that the frame hands on. Errors come with their places, as problems. */
export const REPORTS = ['onStart', 'onState', 'onUpdate', 'onSpan', 'onCheck'] as const;

/** The first message to a frame: the code that answers all further ones. */
export interface Boot {
  runtime: string;
}

/** What the page sends to the frame. */
export type ToFrame =
  | {
      type: 'run';
      /** Comes back with what became of it. */
      id: number;
      /** Sources by file name, those that the demo imports as well. */
      files: Record<string, string>;
      /** File name of the component. */
      main: string;
    }
  | { type: 'look'; look: Look }
  | { type: 'storage'; entries: StorageEntries }
  | { type: 'restore'; update: number }
  | { type: 'ping' };

/** What the frame sends to the page. The code in it is a reader's: nothing of this can be relied on. */
export type FromFrame =
  | { type: 'hello' }
  /** The code runs, or has a problem instead. */
  | { type: 'done'; id: number; problem?: Problem }
  | { type: 'report'; name: (typeof REPORTS)[number]; value?: unknown }
  /** The code has failed while it ran, and goes on. */
  | { type: 'problem'; problem: Problem }
  | { type: 'storage'; entries: StorageEntries }
  /** It runs and answers: to the boot, and to each question. */
  | { type: 'pong' };

/** The colours, sizes and fonts of the page, which a frame does not inherit. */
export interface Look {
  colorScheme: string;
  /** Custom properties by name. */
  properties: Record<string, string>;
}

/** What a demo has stored. */
export type StorageEntries = (readonly [area: string, key: string, value: string])[];
