import { hashOf, type SiteFile } from './build';
import type { FailureReason } from './messages';

/** A file did not arrive as it was built. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(
    readonly path: string,
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(`${path}: ${reason}`, options);
  }
}

/** Timeout of a request, in ms. */
const REQUEST_TIMEOUT = 30_000;

/**
 * Fetches a file of a build and checks its bytes against the hash. If they are wrong, it asks once more,
 * past the browser's HTTP cache: that may keep a damaged file for a year, as its name carries a hash.
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
  [path, hash]: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
  cache: RequestCache,
): Promise<Response> {
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    response = await fetch(url, { cache, credentials: 'same-origin', signal });
    bytes = await response.arrayBuffer();
  } catch (cause) {
    throw new FileError(path, 'network', { cause });
  }
  if (response.status !== 200 || response.redirected || response.type === 'opaque') {
    throw new FileError(path, 'status');
  }
  if ((await hashOf(bytes)) !== hash) throw new FileError(path, 'damaged');
  // Content-Length and Content-Encoding describe the transfer; they would be wrong for these bytes.
  const type = response.headers.get('Content-Type');
  return new Response(bytes, { headers: type ? { 'Content-Type': type } : {} });
}
