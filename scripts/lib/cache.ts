import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from './paths';

/** Everything that a result depends on. If all of it is the same, so is the result. */
export interface Inputs {
  /** Names of installed packages; their versions count. */
  packages?: readonly string[];
  /** Absolute paths; their contents count. The sources of the code that makes the result belong here. */
  files?: readonly string[];
  /** Any other texts. */
  texts?: readonly string[];
}

/** Where results are kept between builds. Continuous integration may keep it; no build needs it. */
const FOLDER = inProject('node_modules/.cache/site');

/**
 * The one cache of the build: a result is made once and found again by a hash of all its inputs. Nothing
 * is ever invalidated, other inputs have another name.
 *
 * @param kind folder of results of this kind
 * @param make makes the result, something that JSON can hold
 */
export async function cached<T>(kind: string, inputs: Inputs, make: () => Promise<T>): Promise<T> {
  const file = path.join(FOLDER, kind, `${await digestOf(inputs)}.json`);
  const kept = await readFile(file, 'utf8').then(
    (text) => ({ value: JSON.parse(text) as T }),
    () => undefined,
  );
  if (kept) return kept.value;
  const value = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when whole, so that a build beside this one never reads half a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, JSON.stringify(value));
  await rename(part, file);
  return value;
}

/** A fingerprint of inputs. */
export async function digestOf({ packages = [], files = [], texts = [] }: Inputs): Promise<string> {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => hash.update(`${part.length}\0`).update(part);
  for (const name of packages) add(`${name}@${await versionOf(name)}`);
  for (const content of await Promise.all(files.map((file) => readFile(file)))) add(content);
  for (const text of texts) add(text);
  return hash.digest('hex').slice(0, 32);
}

const versions = new Map<string, Promise<string>>();

/** The installed version of a package. */
function versionOf(name: string): Promise<string> {
  const known = versions.get(name);
  if (known) return known;
  const version = readFile(inProject('node_modules', name, 'package.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { version: string }).version,
  );
  versions.set(name, version);
  return version;
}
