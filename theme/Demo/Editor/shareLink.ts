import type { Sources } from './sources';

/**
 * Longest link, in characters: what messengers and forums still pass on whole. It limits what a link can unfold to as
 * well, to what a page can bear.
 */
const LONGEST = 8_000;

/** Begins the part of an address that holds a demo's code. The number is that of the format. */
const shareMark = (name: string) => `#demo=${name}.1.`;

/**
 * An address of this page with the reader's changes in it. They are in the part that browsers send to nobody.
 *
 * @throws when they are too long for an address
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
 * Reads the changes out of an address.
 *
 * @throws when it is cut, changed or made by another version
 */
export async function readShareLink(name: string, hash: string): Promise<unknown> {
  try {
    const mark = shareMark(name);
    if (!hash.startsWith(mark) || hash.length > LONGEST) throw new Error('another format');
    const text = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // Its check sum tells whether it has come whole.
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await new Response(stream).json();
  } catch {
    throw new Error(
      'The link to this code is cut, changed or made by another version of this site. This is the original.',
    );
  }
}
