import type { CopyStatus, Status } from '../messages';

/** Where the offline copy stands, in the reader's terms. */
export type Phase =
  /** Not known yet. */
  | 'starting'
  /** This browser cannot do it. */
  | 'unsupported'
  /** The site has switched it off. */
  | 'off'
  /** The reader has removed the copy. */
  | 'removed'
  /** The reader is saving data: nothing is stored unless asked for. */
  | 'unasked'
  | 'downloading'
  | 'ready'
  /** Part of it is missing, and nothing is under way. */
  | 'incomplete';

export interface OfflineState {
  phase: Phase;
  /** The copy that the phase is about. */
  copy?: CopyStatus;
  /** A newer version than the copy's. */
  update?: CopyStatus;
  /** The newer version is whole, is not the one of this page, and has not been put off. */
  offered: boolean;
  /** The worker could not be installed, or does not answer. */
  failed?: string;
}

/**
 * The state that a worker's answer means.
 *
 * @param sparing whether nothing is stored unless asked for
 * @param due whether the page is about to have the newest build completed
 */
export function stateOf(status: Status, sparing: boolean, due: boolean): OfflineState {
  const { page, putOff } = status;
  const [current, next] = status.next
    ? [status.current, begun(status.next, due)]
    : [status.current && begun(status.current, due), undefined];
  // While there is no whole copy, the newest version is the one that becomes it.
  const copy = current?.ready ? current : (next ?? current);
  const update = copy === current ? next : undefined;
  const newest = next ?? current;
  return {
    phase: phaseOf(copy, sparing),
    copy,
    update,
    offered: Boolean(
      current?.ready && newest?.ready && (page ? page !== newest.id : next) && putOff !== newest.id,
    ),
  };
}

/** A download that is about to begin counts as one that runs: nothing is wrong with the copy. */
function begun(copy: CopyStatus, due: boolean): CopyStatus {
  return due ? { ...copy, downloading: true } : copy;
}

function phaseOf(copy: CopyStatus | undefined, sparing: boolean): Phase {
  if (copy?.ready) return 'ready';
  if (copy?.downloading) return 'downloading';
  if (sparing && copy?.failures.length === 0) return 'unasked';
  return 'incomplete';
}
