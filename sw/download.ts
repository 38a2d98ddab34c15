import type { Build, SiteFile } from './build';
import { FileError, fetchFile } from './fetch-file';
import type { Failure, FailureReason } from './messages';
import type { FileStore } from './store/file-store';

export interface DownloadOptions {
  store: FileStore;
  fetch: typeof globalThis.fetch;
  /** Called at the beginning and after each file that was stored. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Requests at a time: few enough to leave room for what the reader is doing. */
const PARALLEL = 4;

/** After so many files in a row without an answer the network counts as gone. */
const SILENCES = 4;

/**
 * Stores what is missing of a build. What is there already stays, so a download that was stopped goes
 * on where it was. A file that fails does not keep the others from being stored.
 *
 * @returns what could not be stored; empty means that the copy is whole.
 */
export async function download(
  build: Build,
  { store, fetch, onProgress, signal }: DownloadOptions,
): Promise<Failure[]> {
  const queue = await store.missing(build.files);
  const failures: Failure[] = [];
  const total = build.files.length;
  let done = total - queue.length;
  onProgress?.(done, total);
  let silences = 0;
  let stopped: FailureReason | undefined;

  async function work() {
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (stopped || signal?.aborted) {
        failures.push({ path: file[0], reason: stopped ?? 'network' });
        continue;
      }
      const reason = await storeFile(file);
      if (!reason) {
        silences = 0;
        done += 1;
        onProgress?.(done, total);
        continue;
      }
      failures.push({ path: file[0], reason });
      silences = reason === 'network' ? silences + 1 : 0;
      if (reason === 'quota') stopped = 'quota';
      else if (silences >= SILENCES) stopped = 'network';
    }
  }

  async function storeFile(file: SiteFile): Promise<FailureReason | undefined> {
    let response: Response;
    try {
      response = await fetchFile(file, store.urlOf(file), fetch);
    } catch (error) {
      if (error instanceof FileError) return error.reason;
      throw error;
    }
    if (signal?.aborted) return 'network';
    try {
      await store.put(file, response);
    } catch {
      // Storing sound bytes fails for one reason only: there is no room.
      return 'quota';
    }
    return undefined;
  }

  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (failures.length > 0 || signal?.aborted) return failures;
  // The browser may have evicted something meanwhile.
  const evicted = await store.missing(build.files);
  return evicted.map(([path]) => ({ path, reason: 'quota' }));
}
