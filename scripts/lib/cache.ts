import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleOf, type Modules } from './bundle';
import { inProject, ROOT, withSlashes } from './paths';

/** The inputs of a result. */
export interface Inputs {
  /** Absolute paths. The contents matter, and the names relative to the project. */
  files?: readonly string[];
  /** Any other strings. */
  texts?: readonly string[];
}

/** Folder for results that are kept between builds. CI may restore it, but no build requires it. */
export const CACHE_FOLDER = 'node_modules/.cache/site';

/** A path in the folder for caches, which is a temporary one if that of the project cannot be written. */
export const inCache = (name: string): string =>
  path.join(process.env.SITE_CACHE ?? inProject('node_modules/.cache'), name);

/** The list of installed package versions, of npm or pnpm. */
export const INSTALLED =
  ['node_modules/.package-lock.json', 'node_modules/.pnpm/lock.yaml'].find((file) =>
    existsSync(inProject(file)),
  ) ?? 'package.json';

/** Results that are being read or computed, so that concurrent requests can share them. */
const pending = new Map<string, Promise<unknown>>();

const codeDigests = new Map<string, string>();

/** With the installed packages, because each may affect each result. */
function codeDigestOf(code: string): string {
  const digest =
    codeDigests.get(code) ?? digestOf({ files: [inProject(INSTALLED)], texts: [code] });
  codeDigests.set(code, digest);
  return digest;
}

/**
 * Computes a result once and caches it under a hash of everything it depends on: its code, the installed packages, and
 * its inputs. Results need no invalidation, because other inputs lead to another name.
 *
 * @param kind folder for results of this kind
 * @param modules the code that computes the result, including all its imports
 * @param make computes the result, a JSON value
 */
export async function cached<T>(
  kind: string,
  modules: Modules,
  { files, texts = [] }: Inputs,
  make: () => Promise<T>,
): Promise<T> {
  const code = codeDigestOf(await bundleOf(modules));
  const digest = digestOf({ files, texts: [code, ...texts] });
  const file = path.join(inCache('site'), kind, `${digest}.json`);
  let result = pending.get(file) as Promise<T> | undefined;
  if (!result) {
    result = readOrMake(file, make).finally(() => pending.delete(file));
    pending.set(file, result);
  }
  return result;
}

async function readOrMake<T>(file: string, make: () => Promise<T>): Promise<T> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as T;
  const value = await make();
  await writeAtomically(file, JSON.stringify(value));
  return value;
}

/** Writes a file under another name and then renames it, so that a concurrent build never reads an incomplete file. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, text);
  await rename(part, file);
}

export function digestOf({ files = [], texts = [] }: Inputs): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => hash.update(`${part.length}\0`).update(part);
  for (const file of files) {
    add(withSlashes(path.relative(ROOT, file)));
    add(readFileSync(file));
  }
  for (const text of texts) add(text);
  return hash.digest('hex').slice(0, 32);
}
