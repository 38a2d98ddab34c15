import { existsSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { filesIn, readText } from '../lib/files';
import { inProject } from '../lib/paths';
import type { FenceMeta } from './fence';

/** Folder of the files that fences show: `file="../_demos/with-reset.ts"`. */
export const CODE_FOLDER = inProject('docs/_demos');

/** Whether the `file` of a fence is in the folder of demos, whose own rules check it. */
export const isDemoFile = (file: string): boolean =>
  path.posix.dirname(file).endsWith(path.basename(CODE_FOLDER));

/** Reads a file; missing ones are empty, because the rules report them. */
export function readCodeFile(name: string): string {
  const file = path.join(CODE_FOLDER, name);
  return existsSync(file) ? readText(file) : '';
}

export const readCodeFiles = (): ReadonlyMap<string, string> =>
  new Map(filesIn(CODE_FOLDER, '.ts').map((name) => [name, readCodeFile(name)]));

/**
 * The name of the file that a fence shows, and of the one that it is compared with.
 */
export const shownFiles = ({ words: { file, before } }: FenceMeta) => ({
  file: file ? path.posix.basename(file) : undefined,
  before: before ? path.posix.basename(before) : undefined,
});

/** Matches the line that exports something of a helper, which readers do not need in a comparison. */
const HELPER_EXPORT = /^export \{.*\} from '\.\/_[\w-]+';$\n?/gm;

export const withoutHelpers = (source: string): string =>
  source.replace(HELPER_EXPORT, '').trimEnd();

/** The code of a fence without own code: a file, or its difference to another one. */
export function codeOfFiles(meta: FenceMeta, sourceOf: (name: string) => string): string {
  const { file, before } = shownFiles(meta);
  if (!file) return '';
  if (!before) return sourceOf(file).trimEnd();
  const [from = '', to = ''] = [before, file].map((name) => withoutHelpers(sourceOf(name)));
  return codeDiff(from, to);
}

/** Number of unchanged lines shown around a change. */
const CONTEXT = 2;

/** Fewer lines than this are not worth folding. */
const MIN_FOLD = 4;

/**
 * The new version of some code with removed lines kept. All changes are marked in the notation that `takeMarks` reads,
 * and lines far from any change as folded.
 */
export function codeDiff(before: string, after: string): string {
  const lines = diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`).flatMap((part) => {
    const mark = part.added ? '++' : part.removed ? '--' : '';
    return part.value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ text, mark }));
  });
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ mark }) => mark),
  );
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && !isNear[end]) end++;
    if (end - at >= MIN_FOLD) for (const line of lines.slice(at, end)) line.mark = 'fold';
    at = Math.max(end, at + 1);
  }
  return lines.map(({ text, mark }) => (mark ? `${text} // [!code ${mark}]` : text)).join('\n');
}
