/**
 * The messages between pages and worker. Either may be older than the other, so never rename these.
 */

/** Why a file could not be stored. */
export type FailureReason =
  /** No answer: there is no network, or something blocks the request. */
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
  /** Size of the build in bytes, uncompressed; without the demo editor if it is left out. */
  bytes: number;
  /** Size of that editor; missing if the worker does not know. */
  editorBytes?: number;
  /** Every file is stored. */
  ready: boolean;
  downloading: boolean;
  /** Failures of the last download. Empty while one is running. */
  failures: readonly Failure[];
}

/** An error in the worker. */
export interface LoggedError {
  /** In ms since 1970. */
  time: number;
  /** What the worker was doing. */
  what: string;
  error: string;
}

/** A page that an update has added, or whose text it has changed. */
export interface ChangedPage {
  /** Below the base and without a leading slash. */
  route: string;
  title: string;
  isNew: boolean;
  /** Its new or changed sections; the headings are HTML. */
  sections: { id: string; heading: string }[];
}

/** The worker's answer to a page. */
export interface Status {
  /** Why the request, or reading the status, failed. */
  error?: string;
  /** Answer to `probe`: the worker's script is gone. */
  gone?: boolean;
  /** Answer to `news`: changes of the newest build; missing if the one before is unknown. */
  news?: ChangedPage[];
  /** The last errors of the worker. */
  errors?: readonly LoggedError[];
  /** The build that new pages get. Missing if storage fails. */
  current?: PrecacheStatus;
  /** The newest build, if it is another one. */
  next?: PrecacheStatus;
  /** Id of the asking page's build, if the worker knows it. */
  page?: string;
  /** Id of the build that the reader has dismissed. */
  putOff?: string;
}

/** From a page to the worker. Each is answered with a `Status` on the port sent with it. */
export type PageMessage =
  /** A page's first message: the scripts that it runs, which identify its build. */
  | { type: 'hello'; scripts: string[] }
  | { type: 'status' }
  /** Is the worker's script still at its address? */
  | { type: 'probe' }
  /** What has changed in the newest build since the one before? */
  | { type: 'news' }
  /** Download the missing files of the worker's build, with or without the demo editor; as before by default. */
  | { type: 'download'; editor?: boolean }
  /** Switch to the newest build now. */
  | { type: 'take' }
  /** The reader has dismissed the newest build. */
  | { type: 'later' }
  /** Delete the offline copy. */
  | { type: 'remove' }
  /** Where the reader is, for the start URL of the installed app. */
  | { type: 'last-page'; path: string }
  /** From the active to the waiting worker: a navigation has switched to your build. Not answered. */
  | { type: 'activate' };

/** From the worker to a page. */
export type WorkerMessage =
  /** The status has changed: ask for it again. */
  | { type: 'changed' }
  /** More files of a build are stored. */
  | { type: 'progress'; id: string; done: number; total: number }
  /** Is this page being unloaded? Answered on the port with a boolean. */
  | { type: 'leaving?' };

/** Whether something is a message. Other versions may send types unknown to this one. */
export function isMessage(data: unknown): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
