import type { PrecacheStatus } from '../../../../../sw/messages';

/** Creates the status of a build whose 10 files and 4 pages are all stored. For tests. */
export function precached(id: string, changes: Partial<PrecacheStatus> = {}): PrecacheStatus {
  return {
    id,
    done: 10,
    total: 10,
    pages: 4,
    totalPages: 4,
    bytes: 1000,
    ready: true,
    downloading: false,
    failures: [],
    ...changes,
  };
}
