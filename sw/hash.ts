/** Length of a hash in bytes: 128 bits tell any two files of a site apart. */
const LENGTH = 16;

/** The name of some bytes: the beginning of their SHA-256, in URL-safe Base64. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, LENGTH);
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
