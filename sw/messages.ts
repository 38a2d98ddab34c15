/** What pages and worker say to each other. */

/** Why a file could not be stored. */
export type FailureReason =
  /** No answer: the network is gone, or something on the way blocks the address. */
  | 'network'
  /** An answer with another status than 200, or one that was redirected. */
  | 'status'
  /** The bytes are not those of the build. */
  | 'damaged'
  /** No room left on the device, or for this site. */
  | 'quota';

export interface Failure {
  path: string;
  reason: FailureReason;
}

/** How much of one build is on the device. */
export interface CopyStatus {
  /** Name of the build. */
  id: string;
  /** Files stored, of how many. */
  done: number;
  total: number;
  /** Pages whose own files are stored, of how many. */
  pages: number;
  totalPages: number;
  /** Size of the whole copy in bytes. */
  bytes: number;
  /** Every file is stored and sound. */
  ready: boolean;
  downloading: boolean;
  /** What the last download could not store. Empty while it runs and after a success. */
  failures: readonly Failure[];
}

/** The worker's answer to a page. */
export interface Status {
  /** The build that the next page comes from. Missing before the first download. */
  current?: CopyStatus;
  /** The newest build that is known, where it is another one. */
  next?: CopyStatus;
  /** Build of the asking page; missing where the worker does not know it. */
  page?: string;
  /** The newest build, where the reader has put it off. */
  putOff?: string;
}

/** From a page to the worker. Each is answered on the port that comes with it, with a `Status`. */
export type PageMessage =
  /** First words of a page: which scripts it runs, so that the worker knows its build. */
  | { type: 'hello'; scripts: string[] }
  | { type: 'status' }
  /** Store what is missing of the worker's build. */
  | { type: 'download' }
  /** The reader wants the newest build now. */
  | { type: 'take' }
  /** The reader does not want it now. */
  | { type: 'later' }
  /** Forget everything. */
  | { type: 'remove' }
  /** The reader is leaving this page; an installed site opens here again. */
  | { type: 'last-page'; path: string }
  /** From one worker to another, without an answer: your build has been taken. */
  | { type: 'activate' };

/** From the worker to a page. */
export type WorkerMessage =
  /** Something has changed: ask again. */
  | { type: 'changed' }
  /** More of a build is stored. */
  | { type: 'progress'; id: string; done: number; total: number }
  /** Is this page about to be left? Answered on the port with a boolean. */
  | { type: 'leaving?' };

/** A message of this shape, as far as that can be told at run time. */
export function isMessage(data: unknown): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
