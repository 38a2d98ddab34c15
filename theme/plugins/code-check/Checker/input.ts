import type { Source } from '../check/types';

/** Maximum size of a file in bytes, so that the page stays responsive. */
const MAX_SIZE = 500_000;

const MANIFEST = /^package\.json$/i;
const CODE = /\.[cm]?[jt]s$/i;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/** Returns why a file is not read, based on facts that are known before reading it. */
export function rejectionOf(name: string, bytes: number): string | undefined {
  if (bytes > MAX_SIZE)
    return `\`${name}\` was not read: it has ${kilobytes(bytes)}, and the limit is ${kilobytes(MAX_SIZE)} per file.`;
  if (MANIFEST.test(name) || CODE.test(name)) return undefined;
  return /\.json$/i.test(name)
    ? `\`${name}\` was not read: the only JSON file that can be checked is \`package.json\`.`
    : `\`${name}\` was not read: it is not TypeScript, JavaScript or a \`package.json\`.`;
}

/** Decodes a file as UTF-8, or as UTF-16 if it has a byte order mark. Undefined if it is not text. */
export function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns a pasted text as a file: `package.json` if it looks like one, or else code. */
export function pasted(text: string): { source?: Source; statement?: string } {
  const name = /^\uFEFF?\s*\{\s*(?:"|\})/.test(text) ? 'package.json' : 'Pasted code';
  if (text.includes('\0'))
    return { statement: 'The pasted text is not code: it contains binary data.' };
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MAX_SIZE)
    return {
      statement: `The pasted text was not checked: it has ${kilobytes(bytes)}, and the limit is ${kilobytes(MAX_SIZE)}.`,
    };
  return { source: { name, text } };
}

/** The input that the reader wants to check. */
export interface Input {
  text: string;
  files: readonly Source[];
  /** The reasons why other files are not read. */
  refused: readonly string[];
}

export const NO_INPUT: Input = { text: '', files: [], refused: [] };

/** Reads files, except those that cannot be checked. */
export async function readFiles(
  files: readonly File[],
): Promise<{ sources: Source[]; refused: string[] }> {
  const sources: Source[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const why = rejectionOf(file.name, file.size);
    if (why) {
      refused.push(why);
      continue;
    }
    try {
      const text = decode(new Uint8Array(await file.arrayBuffer()));
      if (text === undefined) refused.push(`\`${file.name}\` was not read: it is not text.`);
      else sources.push({ name: file.name, text });
    } catch {
      refused.push(`\`${file.name}\` could not be read.`);
    }
  }
  return { sources, refused };
}
