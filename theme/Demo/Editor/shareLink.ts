import type { Sources } from './EditedDemo';

/** Longest link, in characters: what messengers and forums still pass on whole. */
const LONGEST = 8_000;

/** Most code that a link may hold, in characters: a short link could unfold into more than a page can bear. */
const MOST_CODE = 200_000;

/** Begins the part of an address that holds a demo's code. The number is that of the format. */
export const shareMark = (name: string) => `#demo=${name}.1.`;

/**
 * An address of this page with the reader's changes in it. They are in the part that browsers send to nobody.
 *
 * @throws when they are too long for an address
 */
export async function createShareLink(name: string, changes: Sources): Promise<string> {
  const bytes = await readAll(
    new Blob([JSON.stringify(changes)]).stream().pipeThrough(new CompressionStream('gzip')),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const link = location.href.replace(/#.*$/, '') + shareMark(name) + text;
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
    if (!hash.startsWith(shareMark(name))) throw new Error('another format');
    const text = hash.slice(shareMark(name).length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // Its check sum tells whether it has come whole.
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return JSON.parse(new TextDecoder().decode(await readAll(stream)));
  } catch {
    throw new Error(
      'The link to this code is cut, changed or made by another version of this site. This is the original.',
    );
  }
}

async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    length += part.value.length;
    if (length > MOST_CODE) throw new Error('too long');
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
