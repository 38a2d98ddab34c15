import { textRecord } from '../../../lib/storage';
import type { Sources } from '../types';
import { ownVersion, sharedVersion, type Version } from './drafts';

/** In characters: messengers and forums do not truncate such links. */
const MAX_LENGTH = 8_000;

/** Limits of code in a link, which are far above the size of any demo. Larger code freezes the editor. */
const MAX_BYTES = 200_000;
const MAX_LINES = 5_000;
const MAX_LINE_LENGTH = 2_000;

class TooLarge extends Error {
  override readonly message =
    'The code in this link is too large to show: more than 200 kB or 5,000 lines, or a line of more than 2,000 characters. It is not shown.';
}

const shareMark = (name: string) => `#demo=${name}.1.`;

/** A URL of this page with the changes in the fragment, which browsers do not send. Throws if they are too long. */
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
 * Ignores what follows the code, such as punctuation, or parameters that a messenger has added.
 *
 * @throws if the fragment is truncated, modified, from another version or too large
 */
export async function readShareLink(name: string, hash: string): Promise<Sources> {
  try {
    const mark = shareMark(name);
    if (!hash.startsWith(mark) || hash.length > MAX_LENGTH) throw new Error('another format');
    const text = hash
      .slice(mark.length)
      .replace(/[^\w-].*$/s, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // The checksum detects truncation.
    const files = textRecord(JSON.parse(await decompress(bytes)));
    if (!files) throw new Error('another format');
    const lines = Object.values(files).flatMap((code) => code.split(/\r\n?|\n/));
    if (lines.length > MAX_LINES || lines.some(({ length }) => length > MAX_LINE_LENGTH)) {
      throw new TooLarge();
    }
    return files;
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Error(
      'This link was truncated or changed, or comes from a different version of this site. Its code is not shown.',
    );
  }
}

/** @throws TooLarge beyond the limit, before all of it is in memory, or an error if the data is truncated */
async function decompress(gzipped: BlobPart): Promise<string> {
  const reader = new Blob([gzipped])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      void reader.cancel().catch(() => {});
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The version of the link, with the reader's changes, or without a link the reader's own. Throws at a broken link. */
export async function firstVersion(name: string, link: string | undefined): Promise<Version> {
  const shared = sharedVersion(name);
  if (link === undefined) return ownVersion(name) ?? shared ?? { changes: {} };
  return shared?.from === link ? shared : { changes: await readShareLink(name, link), from: link };
}
