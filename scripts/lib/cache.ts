import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleOf } from './bundle';
import { inProject, ROOT, withSlashes } from './paths';

/** What a result is made of. */
export interface Inputs {
  /** Absolute paths; names below the project and contents count. */
  files?: readonly string[];
  /** Any other texts. */
  texts?: readonly string[];
}

/** Where results are kept between builds. Continuous integration may keep it; no build needs it. */
export const CACHE_FOLDER = 'node_modules/.cache/site';

/** Where npm keeps which version of each package it has installed. */
export const INSTALLED = 'node_modules/.package-lock.json';

/** What is being read or made: who asks for it meanwhile gets the same. */
const pending = new Map<string, Promise<unknown>>();

/** The installed packages: any of them may change any result. */
let packages: string | undefined;

/**
 * The one cache of the build: a result is made once and found again by a hash of all that it depends on: the
 * code that makes it, the installed packages, and its inputs. Nothing is ever invalidated, other inputs have
 * another name.
 *
 * @param kind folder of results of this kind
 * @param module absolute path of the module that makes the result; it counts with all that it imports
 * @param make makes the result, something that JSON can hold; what is missing is begun in the order in which
 * it is asked for
 */
export async function cached<T>(
  kind: string,
  module: string,
  { files, texts = [] }: Inputs,
  make: () => Promise<T>,
): Promise<T> {
  packages ??= digestOf({ files: [inProject(INSTALLED)] });
  const digest = digestOf({ files, texts: [packages, await bundleOf(module), ...texts] });
  const file = inProject(CACHE_FOLDER, kind, `${digest}.json`);
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
  await writeWhole(file, JSON.stringify(value));
  return value;
}

/** Writes a file that is renamed when it is whole, so that a build beside this one never reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, text);
  await rename(part, file);
}

/** A fingerprint of inputs. */
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
