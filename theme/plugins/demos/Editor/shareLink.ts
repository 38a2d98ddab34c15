import type { Sources } from './sources';

/**
 * Maximum length of a link, in characters, that messengers and forums do not truncate. It also limits the decompressed
 * size.
 */
const LONGEST = 8_000;

/** Start of a URL fragment with a demo's code, including the format version. */
const shareMark = (name: string) => `#demo=${name}.1.`;

/**
 * A URL of this page with the reader's changes in the fragment, which browsers do not send.
 *
 * @throws if they are too long
 */
export async function createShareLink(name: string, changes: Sources): Promise<string> {
  const gzipped = new Blob([JSON.stringify(changes)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(gzipped).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const link = new URL(shareMark(name) + text, location.href).href;
  if (link.length > LONGEST) {
    throw new Error(
      `The changes are too long for a link: it would have ${link.length} characters, and ${LONGEST} are what most places take.`,
    );
  }
  return link;
}

/**
 * Reads the changes from a URL fragment.
 *
 * @throws if it is truncated, modified or of another version
 */
export async function readShareLink(name: string, hash: string): Promise<unknown> {
  try {
    const mark = shareMark(name);
    if (!hash.startsWith(mark) || hash.length > LONGEST) throw new Error('another format');
    const text = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // The checksum detects truncation.
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await new Response(stream).json();
  } catch {
    throw new Error(
      'The link to this code is cut, changed or made by another version of this site. This is the original.',
    );
  }
}
