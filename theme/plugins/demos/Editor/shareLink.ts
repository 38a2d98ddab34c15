import { textRecord } from '../../../lib/storage';
import { checkLines, decompress, TooLarge } from './decompress';
import type { Sources } from './sources';

/** Maximum length of a link in characters, which messengers and forums do not truncate. */
const MAX_LENGTH = 8_000;

/** Returns the start of a URL fragment with a demo's code, including the format version. */
const shareMark = (name: string) => `#demo=${name}.1.`;

/**
 * Creates a URL of this page with the reader's changes in the fragment, which browsers do not send.
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
  if (link.length > MAX_LENGTH) {
    throw new Error(
      `The changes are too long for a link: it would have ${link.length} characters, but most apps accept only ${MAX_LENGTH}.`,
    );
  }
  return link;
}

/**
 * Reads the changes from a URL fragment.
 *
 * @throws if it is truncated, modified, from another version or too large
 */
export async function readShareLink(name: string, hash: string): Promise<Sources> {
  try {
    const mark = shareMark(name);
    if (!hash.startsWith(mark) || hash.length > MAX_LENGTH) throw new Error('another format');
    const text = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // The checksum detects truncation.
    const files = textRecord(JSON.parse(await decompress(bytes)));
    if (!files) throw new Error('another format');
    checkLines(files);
    return files;
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Error(
      'This link was truncated or changed, or comes from a different version of this site. Its code is not shown.',
    );
  }
}
