import { hashOf, type SiteFile } from './build';
import type { FailureReason } from './messages';

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
  [, hash]: SiteFile,
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
  // Content-Length and Content-Encoding describe the transfer and would be wrong for these bytes.
  const contentType = response.headers.get('Content-Type');
  return new Response(bytes, { headers: contentType ? { 'Content-Type': contentType } : {} });
}
