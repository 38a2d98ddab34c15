import type { Build, SiteFile } from './build';
import { fetchFile } from './fetch-file';
import type { Failure, FailureReason } from './messages';
import type { FileStore } from './store';

export interface DownloadOptions {
  store: FileStore;
  fetch: typeof globalThis.fetch;
  /** Called at the start and after each stored file. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Concurrent requests: few enough not to slow down the page in use. */
const CONCURRENCY = 4;

/** Number of unanswered requests in a row after which the download gives up. */
const MAX_UNANSWERED = 4;

/**
 * Stores the missing files of a build. It resumes where an earlier download stopped, and one failing file does
 * not stop the others.
 *
 * @returns the files that could not be stored; empty if the build is completely precached.
 */
export async function download(
  build: Build,
  { store, fetch, onProgress, signal }: DownloadOptions,
): Promise<Failure[]> {
  const queue = await store.missing(build.files);
  const failures: Failure[] = [];
  const total = build.files.length;
  let done = total - queue.length;
  let unanswered = 0;
  let stopped: FailureReason | undefined;
  onProgress?.(done, total);

  async function work() {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const skipped = stopped ?? (signal?.aborted ? 'network' : undefined);
      const reason = skipped ?? (await storeFile(file));
      if (reason) failures.push({ path: file[0], reason });
      else onProgress?.(++done, total);
      if (skipped) continue;
      unanswered = reason === 'network' ? unanswered + 1 : 0;
      if (reason === 'quota') stopped = 'quota';
      else if (unanswered >= MAX_UNANSWERED) stopped = 'network';
    }
  }

  async function storeFile(file: SiteFile): Promise<FailureReason | undefined> {
    const result = await fetchFile(file, store.urlOf(file), fetch);
    if (typeof result === 'string') return result;
    if (signal?.aborted) return 'network';
    // Storing a complete response fails only when storage is full.
    return store.put(file, result).then(
      () => undefined,
      () => 'quota',
    );
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures.length > 0 || signal?.aborted) return failures;
  // While storing one file, the browser may have evicted another.
  const evicted = await store.missing(build.files);
  return evicted.map(([path]) => ({ path, reason: 'quota' }));
}
