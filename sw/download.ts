import type { Build } from './build';
import { fetchFile } from './fetch-file';
import type { Failure, FailureReason } from './messages';
import { type DownloadRequest, requestsFor, unpack } from './packs';
import type { FileStore } from './store';

export interface DownloadOptions {
  store: FileStore;
  fetch: typeof globalThis.fetch;
  /** Called at the start and after each stored file. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Number of concurrent requests. Few enough not to slow down the open page. */
const CONCURRENCY = 4;

/** Number of consecutive requests without an answer after which the download gives up. */
const MAX_UNANSWERED = 4;

/**
 * Stores the missing files of a build. Resumes where an earlier download stopped, and continues after a file that
 * fails.
 *
 * @returns the files that could not be stored; empty if the build is completely precached
 */
export async function download(
  build: Build,
  { store, fetch, onProgress, signal }: DownloadOptions,
): Promise<Failure[]> {
  const missing = new Set(await store.missing(build.files));
  const queue = requestsFor(build, [...missing]);
  const failures: Failure[] = [];
  const total = build.files.length;
  let done = total - missing.size;
  let unanswered = 0;
  let stopped: FailureReason | undefined;
  onProgress?.(done, total);

  async function work() {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const reason = stopped ?? (signal?.aborted ? 'network' : await storeResponse(request));
      if (request.contents.length > 1) {
        // A host may lack the pack but have the files.
        const left = request.contents.filter((file) => missing.has(file));
        queue.unshift(...left.map((file) => ({ file, contents: [file] })));
      } else if (reason) {
        failures.push({ path: request.file[0], reason });
      }
      unanswered = reason === 'network' ? unanswered + 1 : 0;
      if (reason === 'quota') stopped = 'quota';
      else if (unanswered >= MAX_UNANSWERED) stopped = 'network';
    }
  }

  async function storeResponse({
    file,
    contents,
  }: DownloadRequest): Promise<FailureReason | undefined> {
    const result = await fetchFile(file, store.urlOf(file), fetch);
    if (typeof result === 'string') return result;
    const responses = contents.length > 1 ? await unpack(result) : [result];
    for (const [index, response] of responses.entries()) {
      const content = contents[index];
      if (!content || !missing.has(content)) continue;
      if (signal?.aborted) return 'network';
      try {
        await store.put(content, response);
      } catch {
        // Storing a complete response fails only if storage is full.
        return 'quota';
      }
      missing.delete(content);
      onProgress?.(++done, total);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures.length > 0 || signal?.aborted) return failures;
  // The browser may have evicted one file while another was being stored.
  const evicted = await store.missing(build.files);
  return evicted.map(([path]) => ({ path, reason: 'quota' }));
}
