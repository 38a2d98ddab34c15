import { hashOf, type SiteFile } from './build';
import type { FailureReason } from './messages';

/** Timeout of a request, in ms. */
const REQUEST_TIMEOUT = 30_000;

/**
 * Fetches a file of a build and checks its bytes against the hash. If they are wrong, it asks once more,
 * past the browser's HTTP cache: that may keep a damaged file for a year, as its name carries a hash.
 *
 * @returns the file, or why there is none. Never rejects.
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
  [, hash]: SiteFile,
  url: string,
  fetch: typeof globalThis.fetch,
  cache: RequestCache,
): Promise<Response | FailureReason> {
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    response = await fetch(url, { cache, credentials: 'same-origin', signal });
    bytes = await response.arrayBuffer();
  } catch {
    return 'network';
  }
  const { status, redirected, type } = response;
  if (status !== 200 || redirected || type === 'opaque') return 'status';
  if ((await hashOf(bytes)) !== hash) return 'damaged';
  // Content-Length and Content-Encoding describe the transfer; they would be wrong for these bytes.
  const contentType = response.headers.get('Content-Type');
  return new Response(bytes, { headers: contentType ? { 'Content-Type': contentType } : {} });
}
