import { type Build, hashOf, type SiteFile } from './build';
import { contentTypeOf } from './content-types';
import type { Failure, FailureReason } from './messages';
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

/**
 * Number of consecutive failures after which the download gives up, because there is no network, or a login page
 * answers. Each request in progress may be one of them.
 */
const MAX_FAILURES = 2 * CONCURRENCY;

/** Resumes where an earlier download stopped. Returns the files that could not be stored. */
export async function download(
  build: Build,
  { store, fetch, onProgress, signal }: DownloadOptions,
): Promise<Failure[]> {
  const missing = new Set(await store.missing(build.files));
  const queue = requestsFor(build, [...missing]);
  const failures: Failure[] = [];
  const total = build.files.length;
  let done = total - missing.size;
  let failuresInRow = 0;
  let stopped: FailureReason | undefined;
  onProgress?.(done, total);

  async function work() {
    while (queue.length > 0) {
      // A host may refuse only files of one kind, which are neighbors.
      const fromEnd = failuresInRow >= MAX_FAILURES / 2;
      const request = fromEnd ? queue.pop() : queue.shift();
      if (!request) return;
      const reason = stopped ?? (signal?.aborted ? 'network' : await storeResponse(request));
      if (!reason) failuresInRow = 0;
      if (request.contents.length > 1) {
        // A host may lack the pack but have the files.
        const left = request.contents.filter((file) => missing.has(file));
        const requests = left.map((file) => ({ file, contents: [file] }));
        if (fromEnd) queue.push(...requests);
        else queue.unshift(...requests);
      } else if (reason) {
        failures.push({ path: request.file[0], reason });
        failuresInRow += 1;
      }
      if (reason === 'quota' || failuresInRow >= MAX_FAILURES) stopped ??= reason;
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

/** Separates the files of a pack. No file contains it. */
export const PACK_SEPARATOR = '\n';

/** One request of a download: for a file, or for a pack with several files. */
interface DownloadRequest {
  file: SiteFile;
  contents: readonly SiteFile[];
}

/**
 * The requests for the missing files: for packs of which at least half is missing, and for single files.
 */
export function requestsFor(
  { files, packs = [] }: Build,
  missing: readonly SiteFile[],
): DownloadRequest[] {
  const wanted = new Set(missing);
  const packed = new Map<SiteFile, DownloadRequest>();
  for (const { file, from, count } of packs) {
    const contents = files.slice(from, from + count);
    if (contents.filter((each) => wanted.has(each)).length < count / 2) continue;
    const request = { file, contents };
    for (const each of contents) packed.set(each, request);
  }
  return [...new Set(missing.map((file) => packed.get(file) ?? { file, contents: [file] }))];
}

async function unpack(pack: Response): Promise<Response[]> {
  const contents = (await pack.text()).split(PACK_SEPARATOR);
  return contents.map((content) => new Response(content, headersOf('.json')));
}

/**
 * The headers of a stored file. None of the host's is kept: they describe the transfer, or would be served for as long
 * as the file is stored, although the host was wrong for a moment.
 */
const headersOf = (path: string): ResponseInit => ({
  headers: { 'Content-Type': contentTypeOf(path) },
});

/** Timeout without progress, in ms. A slow network may take longer in total. */
const IDLE_TIMEOUT = 30_000;

/**
 * Fetches a file of a build and compares its bytes with the hash. If they differ, it retries once without the HTTP
 * cache, which may keep a damaged file for a year because its name contains a hash.
 *
 * @returns the file, or the reason for the failure. Never rejects
 */
export async function fetchFile(
  file: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<Response | FailureReason> {
  const result = await fetchOnce(file, url, fetch, 'default');
  const isWrong = result === 'status' || result === 'damaged';
  return isWrong ? fetchOnce(file, url, fetch, 'reload') : result;
}

async function fetchOnce(
  [path, hash]: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
  cache: RequestCache,
): Promise<Response | FailureReason> {
  let response: Response;
  let bytes: ArrayBuffer;
  const idle = new AbortController();
  const start = () => setTimeout(() => idle.abort(), IDLE_TIMEOUT);
  let timer = start();
  const restart = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = start();
      controller.enqueue(chunk);
    },
  });
  try {
    response = await fetch(url, { cache, credentials: 'same-origin', signal: idle.signal });
    bytes = await new Response(response.body?.pipeThrough(restart)).arrayBuffer();
  } catch {
    return 'network';
  } finally {
    clearTimeout(timer);
  }
  const { status, redirected, type } = response;
  if (status !== 200 || redirected || type === 'opaque') return 'status';
  if ((await hashOf(bytes)) !== hash) return 'damaged';
  return new Response(bytes, headersOf(path));
}
