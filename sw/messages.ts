/**
 * The messages between pages and worker. Either may be older than the other, so the names stay as they
 * are.
 */

/** Why a file could not be stored. */
export type FailureReason =
  /** No answer: there is no network, or something on the way blocks the request. */
  | 'network'
  /** A status other than 200, or a redirect. */
  | 'status'
  /** The bytes do not match the hash. */
  | 'damaged'
  /** No room on the device, or for this site. */
  | 'quota';

export interface Failure {
  path: string;
  reason: FailureReason;
}

/** How much of one build is precached. */
export interface PrecacheStatus {
  /** Id of the build. */
  id: string;
  /** Number of files that are stored, and of all files. */
  done: number;
  total: number;
  /** Number of pages of which every file is stored, and of all pages. */
  pages: number;
  totalPages: number;
  /** Size of the whole build in bytes, uncompressed; without the editor of demos if that is left out. */
  bytes: number;
  /** Size of that editor; missing where the worker does not know. */
  editorBytes?: number;
  /** Every file is stored. */
  ready: boolean;
  downloading: boolean;
  /** What the last download could not store. Empty while one is running. */
  failures: readonly Failure[];
}

/** Something that went wrong in the worker. */
export interface LoggedError {
  /** In ms since 1970. */
  time: number;
  /** What the worker was doing. */
  what: string;
  error: string;
}

/** A page that an update has brought, or changed in its text. */
export interface ChangedPage {
  /** Below the base and without a leading slash. */
  route: string;
  title: string;
  isNew: boolean;
  /** Those of its sections that are new or say something else; the headings are HTML. */
  sections: { id: string; heading: string }[];
}

/** The worker's answer to a page. */
export interface Status {
  /** Why what the page has asked for, or the status itself, has failed. */
  error?: string;
  /** Answer to `probe`: no script is at the worker's address any more. */
  gone?: boolean;
  /** Answer to `news`: what the newest build has changed; missing where the one before is not known. */
  news?: ChangedPage[];
  /** The last errors of the worker. */
  errors?: readonly LoggedError[];
  /** The build that new pages get. Missing where the storage fails. */
  current?: PrecacheStatus;
  /** The newest build, if it is another one. */
  next?: PrecacheStatus;
  /** Id of the asking page's build, if the worker knows it. */
  page?: string;
  /** Id of the build that the reader has dismissed. */
  putOff?: string;
}

/** From a page to the worker. Each is answered with a `Status` on the port that it brings. */
export type PageMessage =
  /** A page's first message: the scripts that it runs, which identify its build. */
  | { type: 'hello'; scripts: string[] }
  | { type: 'status' }
  /** Is the worker's script still at its address? */
  | { type: 'probe' }
  /** What has the newest build changed for readers of the one before? */
  | { type: 'news' }
  /** Download what is missing of the worker's build, with the editor of demos or without it; else as before. */
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

/** Whether something is a message. Other versions may send types that this one does not know. */
export function isMessage(data: unknown): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data;
}
