import type { Failure, PrecacheStatus } from '../../../../../sw/messages';

/** The number of files in a build. */
export const TOTAL = 10;

/** Creates the status of a build whose 10 files and 4 pages are all stored. For tests. */
export function precached(id: string, changes: Partial<PrecacheStatus> = {}): PrecacheStatus {
  return {
    id,
    done: TOTAL,
    total: TOTAL,
    pages: 4,
    totalPages: 4,
    bytes: 1000,
    ready: true,
    downloading: false,
    failures: [],
    ...changes,
  };
}

/** Creates the status of a build of which 3 files are stored. */
export const part = (id: string, failures: Failure[] = []) =>
  precached(id, { done: 3, ready: false, failures });

/** Creates the failure of one file. */
export const lost = (reason: Failure['reason']): Failure[] => [{ path: 'a.js', reason }];
