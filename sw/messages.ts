/** The messages between pages and worker. Either may be older than the other, so never rename them. */

/** Reasons why a file could not be stored. */
export type FailureReason =
  /** No answer, because there is no network, or the request is blocked. */
  | 'network'
  /** A status other than 200, or a redirect. */
  | 'status'
  /** The bytes do not match the hash. */
  | 'damaged'
  /** Storage is full on the device, or for this site. */
  | 'quota';

export interface Failure {
  path: string;
  reason: FailureReason;
}

/** How much of one build is precached. */
export interface PrecacheStatus {
  /** Id of the build. */
  id: string;
  /** Number of stored files, and of all files. */
  done: number;
  total: number;
  /** Number of pages whose files are all stored, and of all pages. */
  pages: number;
  totalPages: number;
  /** Size of the build in bytes, uncompressed. */
  bytes: number;
  /** Whether every file is stored. */
  ready: boolean;
  downloading: boolean;
  /** Failures of the last download. Empty while one is running. */
  failures: readonly Failure[];
}

/** An error in the worker. */
export interface LoggedError {
  /** In ms since 1970. */
  time: number;
  /** The worker's task. */
  what: string;
  error: string;
}

/** The worker's answer to a page. */
export interface Status {
  /** The reason why the request, or reading the status, failed. */
  error?: string;
  /** The last errors of the worker. */
  errors?: readonly LoggedError[];
  /** The build that new pages get. Missing if storage fails. */
  current?: PrecacheStatus;
  /** The newest build, if it is not the current one. */
  next?: PrecacheStatus;
  /** Id of the asking page's build, if the worker knows it. */
  page?: string;
  /** In the answer to `check-host`: whether the host answers, but does not deliver the site. */
  isReplaced?: boolean;
}

/** Messages to the worker. Each is answered with a `Status` on the port that is sent with it, if there is one. */
export type PageMessage =
  /** A page's first message: the scripts that it runs, which identify its build. */
  | { type: 'hello'; scripts: string[] }
  | { type: 'status' }
  | { type: 'download' }
  /** Asks whether the host still delivers the site. From pages, failed requests would be errors on the console. */
  | { type: 'check-host' }
  /** Switches to the newest build now. Pages of earlier versions send `take`. */
  | { type: 'apply' | 'take' }
  | { type: 'remove' }
  /** A page with these scripts has started. Unlike `hello`, it comes from the page's first scripts. */
  | { type: 'started'; scripts: string[] }
  /** From the active to the waiting worker: a page of the waiting worker's build has started. */
  | { type: 'activate' }
  /** From the active to the waiting worker: continue the download, if it should. */
  | { type: 'resume' };

/** Messages from the worker to a page. */
export type WorkerMessage =
  /** The status has changed, so pages ask for it again. */
  | { type: 'changed' }
  /** More files of a build are stored. */
  | { type: 'progress'; id: string; done: number; total: number }
  /** Asks whether this page is being unloaded. Answered on the port with a boolean. */
  | { type: 'is-unloading' };

/** Other versions may send types that this version does not know. */
export function isMessage(data: unknown): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
