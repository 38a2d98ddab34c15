import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Build, hashOf } from '../../project';

/** A change of a build. */
export interface Change {
  /** Matches the paths of the changed files below the built folder. */
  file: RegExp;
  change: (text: string) => string;
}

const TEXT = /\.(?:html|js|css|json|md|txt|webmanifest)$/;

const hashIn = (file: string) => /\.([0-9a-f]{6,})\./.exec(file)?.[1];

/**
 * Copies a build with a change, as if it had been built like this: with other file names, hashes and another id. Takes
 * a second, a build half a minute.
 */
export async function changedBuild(
  dir: string,
  copy: string,
  { file, change }: Change,
): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(dir, copy, { recursive: true });
  const names = (await readdir(copy, { recursive: true })).map((name) =>
    name.split(path.sep).join('/'),
  );
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => TEXT.test(one))) {
    texts.set(name, await readFile(path.join(copy, name), 'utf8'));
  }

  const changed = new Map<string, string>();
  for (const [name, text] of texts) {
    const next = file.test(name) ? change(text) : text;
    if (next !== text) changed.set(name, next);
  }
  if (changed.size === 0) throw new Error(`No file that matches ${file} is changed.`);
  const edit = [...changed.values()].join('');

  // The name of a changed file changes, and with it all files that contain the name.
  const hashes = new Set<string>();
  for (const [name] of changed) {
    const hash = hashIn(name);
    if (!hash || hashes.has(hash)) continue;
    hashes.add(hash);
    for (const [other, text] of texts) {
      if (text.includes(hash) && !changed.has(other)) changed.set(other, text);
    }
  }
  const newHash = (hash: string) =>
    createHash('sha256').update(edit).update(hash).digest('hex').slice(0, hash.length);
  const withNewNames = (text: string) =>
    [...hashes].reduce((all, hash) => all.replaceAll(hash, newHash(hash)), text);
  for (const [name, text] of changed) {
    await rm(path.join(copy, name));
    await writeFile(path.join(copy, withNewNames(name)), withNewNames(text));
  }
  await describeAgain(copy);
}

/** Updates the hashes of files in the worker, and the names of packs, which are hashes. */
async function describeAgain(copy: string): Promise<void> {
  const worker = path.join(copy, 'sw.js');
  const code = await readFile(worker, 'utf8');
  const [line = '', json = ''] = /^const __BUILD__=(.*);$/m.exec(code) ?? [];
  const { format, id: _, ...build }: Build = JSON.parse(json);
  const withHash = async ([file]: readonly [string, string]) =>
    [file, await hashOf(new Uint8Array(await readFile(path.join(copy, file))))] as const;

  const files = await Promise.all(build.files.map(withHash));
  const packs = await Promise.all(
    (build.packs ?? []).map(async (pack) => {
      const [file, hash] = await withHash(pack.file);
      const renamed = file.replace(pack.file[1], hash);
      await rename(path.join(copy, file), path.join(copy, renamed));
      return { ...pack, file: [renamed, hash] as const };
    }),
  );
  const next = { ...build, files, packs };
  const id = (await hashOf(new TextEncoder().encode(JSON.stringify(next)))).slice(0, 10);
  await writeFile(
    worker,
    code.replace(line, () => `const __BUILD__=${JSON.stringify({ format, id, ...next })};`),
  );
}
