import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../project';

/** A change of one file of a build. */
export interface Change {
  /** Matches its path below the built folder. */
  file: RegExp;
  change: (text: string) => string;
}

const TEXT = /\.(?:html|js|css|json|txt|webmanifest)$/;

/** The script that loads all others, and therefore contains their names. */
const ENTRY = /^static\/js\/index\./;

const hashIn = (file: string) => /\.([0-9a-f]{6,})\./.exec(file)?.[1] ?? '';

/** Another hash of the same length. */
const otherHash = (hash: string) => (hash.startsWith('0') ? 'f' : '0') + hash.slice(1);

/** Copies a build with a change, as if it had been built like this: with other file names, hashes and another id. */
export async function changedBuild(dir: string, { file, change }: Change): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'changed-build-'));
  await cp(dir, copy, { recursive: true });
  const files = (await readdir(copy, { recursive: true })).map((name) =>
    name.split(path.sep).join('/'),
  );
  const changed = files.filter((name) => file.test(name));
  if (changed.length !== 1) throw new Error(`${file} matches ${changed.length} files.`);

  const renamed = files.filter((name) => file.test(name) || ENTRY.test(name));
  const withNewNames = (text: string) =>
    renamed.map(hashIn).reduce((all, hash) => all.replaceAll(hash, otherHash(hash)), text);
  for (const name of files.filter((one) => TEXT.test(one))) {
    const text = await readFile(path.join(copy, name), 'utf8');
    const next = withNewNames(file.test(name) ? change(text) : text);
    if (next !== text) await writeFile(path.join(copy, name), next);
  }
  for (const name of renamed) {
    await rename(path.join(copy, name), path.join(copy, withNewNames(name)));
  }

  const worker = path.join(copy, 'sw.js');
  const code = await readFile(worker, 'utf8');
  const [line = '', json = ''] = /^const __BUILD__=(.*);$/m.exec(code) ?? [];
  const build = JSON.parse(json);
  const packed = build.packs.map((pack: { file: string[] }) => pack.file);
  for (const entry of [...build.files, ...packed]) {
    entry[1] = await hashOf(new Uint8Array(await readFile(path.join(copy, entry[0]))));
  }
  build.id = `${otherHash(hashIn(changed[0] ?? ''))}-changed`;
  await writeFile(
    worker,
    code.replace(line, () => `const __BUILD__=${JSON.stringify(build)};`),
  );
  return copy;
}

export const removeBuild = (dir: string) => rm(dir, { recursive: true });
