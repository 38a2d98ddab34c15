import type { SiteFile } from './build';
import { hashOf } from './hash';
import type { FailureReason } from './messages';

/** A file did not arrive as the build made it. */
export class FileError extends Error {
  constructor(
    readonly path: string,
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(`${path}: ${reason}`, options);
    this.name = 'FileError';
  }
}

/** A request that says nothing for so long is given up, in ms. */
const PATIENCE = 30_000;

/**
 * Fetches a file and lets only its true bytes through. Where the browser's own HTTP cache holds damaged
 * ones, which it may do for a year under a hashed name, they are asked for again past that cache.
 *
 * @throws a `FileError`.
 */
export async function fetchFile(
  file: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  try {
    return await fetchOnce(file, url, fetch, 'default');
  } catch (error) {
    if (!(error instanceof FileError) || error.reason === 'network') throw error;
    return fetchOnce(file, url, fetch, 'reload');
  }
}

async function fetchOnce(
  file: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
  cache: RequestCache,
): Promise<Response> {
  const [path, hash] = file;
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(url, {
      cache,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    });
    bytes = await response.arrayBuffer();
  } catch (cause) {
    throw new FileError(path, 'network', { cause });
  }
  if (response.status !== 200 || response.redirected || response.type === 'opaque') {
    throw new FileError(path, 'status');
  }
  if ((await hashOf(bytes)) !== hash) throw new FileError(path, 'damaged');
  // Of the headers only the type is of use later; a length or an encoding would be wrong.
  const type = response.headers.get('Content-Type');
  return new Response(bytes, { headers: type ? { 'Content-Type': type } : {} });
}
