import { readFileSync, writeFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, buildVariants, bundleWorker, EDITED_GUIDE } from '../../project';
import { DIST } from '../../routes';
import { type Change, changedBuild } from './changed-build';

/** Words that the guide contains only in the build with this name. */
export const EDITED_WORDS = { b: 'Rephrased', c: 'Reworded' } as const;

/**
 * Folders by name: the built site, two later builds of it with another word in a guide, one with the kill switch, and
 * one with every option, which is below another base path.
 */
export type Builds = Record<'a' | keyof typeof EDITED_WORDS | 'off' | 'options', string>;

const CACHE = path.join(import.meta.dirname, '../../../node_modules/.cache');

/** The setup writes the folders to this file for the tests, which run in other processes. */
const NOTE = path.join(CACHE, 'offline-builds.json');

export async function makeBuilds(): Promise<void> {
  // The tests open the first build at the root of its host.
  const a = baseOf(DIST) === '/' ? DIST : (await buildVariants(['a'])).a;
  const folderOf = (name: string) => path.join(CACHE, 'offline-builds', name);
  const builds: Builds = {
    ...(await buildVariants(['options'])),
    a,
    b: folderOf('b'),
    c: folderOf('c'),
    off: folderOf('off'),
  };
  for (const name of ['b', 'c'] as const) {
    await changedBuild(a, builds[name], await replaceWord(a, EDITED_WORDS[name]));
  }
  await rm(builds.off, { recursive: true, force: true });
  await cp(a, builds.off, { recursive: true });
  await bundleWorker(builds.off, undefined);
  writeFileSync(NOTE, JSON.stringify(builds));
}

/** Replaces the first word of the guide that is not code, wherever the built site contains it. */
async function replaceWord(dir: string, word: string): Promise<Change> {
  const markdown = await readFile(path.join(dir, `${EDITED_GUIDE.route}.md`), 'utf8');
  const [, code = '', first, second] = /^`(\w+)\(\)` (\w+) (\w+)/m.exec(markdown) ?? [];
  const place = new RegExp(`(${code}\\(\\)(?:</code>|\`)? )${first}(?= ${second})`, 'g');
  return {
    file: /\.(?:html|json|md|txt)$/,
    change: (text) => text.replace(place, `$1${word}`),
  };
}

export function readBuilds(): Builds {
  return JSON.parse(readFileSync(NOTE, 'utf8'));
}
