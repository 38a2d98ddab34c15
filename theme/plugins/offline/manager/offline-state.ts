import type { PrecacheStatus, Status } from '../../../../sw/messages';

export type { Failure, FailureReason, PrecacheStatus } from '../../../../sw/messages';

/** The state of the offline copy, as shown to the reader. */
export type Phase =
  /** Not known yet. */
  | 'starting'
  /** The browser has no service workers. */
  | 'unsupported'
  /** The build was made with the kill switch. */
  | 'disabled'
  /** This visit bypasses the worker. */
  | 'bypassed'
  /** The reader has removed the copy. */
  | 'removed'
  /** The reader saves data and has not asked for the copy. */
  | 'not-requested'
  | 'downloading'
  | 'ready'
  /** Files are missing, and no download is running. */
  | 'incomplete'
  /** The browser has refused the worker. */
  | 'refused'
  /** The worker's script does not arrive. */
  | 'unreachable'
  /** The worker does not answer. */
  | 'silent'
  /** The worker cannot read its storage. */
  | 'broken';

export interface OfflineState {
  phase: Phase;
  /** The build that the phase is about. */
  copy?: PrecacheStatus;
  /** A newer build. */
  update?: PrecacheStatus;
  /** Whether to offer the newer build: it is complete, not this page's, and not dismissed. */
  offered: boolean;
  /** Whether the reader has requested the newer build, and the page is about to reload. */
  applying?: boolean | undefined;
  /** Whether the host answers, but does not deliver the site, so the copy may be out of date. */
  stale?: boolean | undefined;
  /** Why the requested update failed. */
  failed?: string;
}

/** What the page adds to a worker's answer. */
interface PageFacts {
  /** Whether downloads start only when the reader asks. */
  savesData?: boolean;
  /** Whether the page is about to download the missing files of the newest build. */
  willDownload?: boolean;
  /** Id of the build that the reader has dismissed. */
  dismissed?: string | null;
}

export function toOfflineState(
  status: Status,
  { savesData, willDownload, dismissed }: PageFacts,
): OfflineState {
  const { next, page } = status;
  if (!status.current) return { phase: 'broken', offered: false };
  const known = next ?? status.current;
  const newest = willDownload ? { ...known, downloading: true } : known;
  const current = next ? status.current : newest;
  // While no build is complete, the newest one is the offline copy.
  const copy = current.ready ? current : newest;
  return {
    phase: phaseOf(copy, savesData),
    copy,
    update: copy === newest ? undefined : newest,
    offered:
      current.ready &&
      newest.ready &&
      (page ? page !== newest.id : next !== undefined) &&
      dismissed !== newest.id,
  };
}

function phaseOf(copy: PrecacheStatus, savesData: boolean | undefined): Phase {
  if (copy.ready) return 'ready';
  if (copy.downloading) return 'downloading';
  if (savesData && copy.failures.length === 0) return 'not-requested';
  return 'incomplete';
}

/** Shown with a stale copy. */
export const STALE_TEXT = 'This copy may be out of date. You may have to sign in again.';

/** Explains why a stored update failed to open. */
export function updateFailureText(error: string): string {
  const why = /quota/i.test(error)
    ? 'this device has no space left'
    : "the browser's storage has failed";
  return `The new version could not be opened, because ${why}. Free some space and try again, or remove the offline copy.`;
}
