import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, type Pack, type SiteFile } from '../../../sw/build';
import { PACK_SEPARATOR } from '../../../sw/download';

/** Folder of the packs in the built site. */
export const PACKS_FOLDER = 'static/packs';

/** In characters. More would hardly compress better, and an interrupted download would lose more. */
const MAX_SIZE = 256_000;

/** Packs neighboring JSON files of a built site, and adds the packs to it. */
export async function writePacks(dist: string, files: readonly SiteFile[]): Promise<Pack[]> {
  await mkdir(path.join(dist, PACKS_FOLDER), { recursive: true });
  const packs: Pack[] = [];
  let texts: string[] = [];
  let size = 0;

  /** Completes a pack whose last file is before `end`. */
  async function finish(end: number): Promise<void> {
    if (texts.length > 1) {
      const content = texts.join(PACK_SEPARATOR);
      const hash = await hashOf(new TextEncoder().encode(content));
      // The extension is one that hosts compress.
      const file = `${PACKS_FOLDER}/${hash}.txt`;
      await writeFile(path.join(dist, file), content);
      packs.push({ file: [file, hash], from: end - texts.length, count: texts.length });
    }
    texts = [];
    size = 0;
  }

  for (const [index, [name]] of files.entries()) {
    const text = name.endsWith('.json') ? await readFile(path.join(dist, name), 'utf8') : '';
    const canBePacked = text !== '' && !text.includes(PACK_SEPARATOR);
    if (!canBePacked || size + text.length > MAX_SIZE) await finish(index);
    if (!canBePacked) continue;
    texts.push(text);
    size += text.length;
  }
  await finish(files.length);
  return packs;
}
