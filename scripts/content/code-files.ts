import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffLines } from 'diff';
import { visit } from 'unist-util-visit';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { type FenceMeta, parseFenceMeta } from './fence';
import type { PageHooks } from './hooks';
import type { Page } from './page';

/** Folder of the files that fences show: `file="../_demos/with-reset.ts"`. */
export const CODE_FOLDER = inProject('docs/_demos');

/** Reads a file; missing ones are empty, because the rules report them. */
export const readCodeFile = (name: string): Promise<string> =>
  readFile(path.join(CODE_FOLDER, name), 'utf8').catch(() => '');

export const readCodeFiles = (): ReadonlyMap<string, string> =>
  new Map(
    filesIn(CODE_FOLDER, '.ts').map((name) => [
      name,
      readFileSync(path.join(CODE_FOLDER, name), 'utf8'),
    ]),
  );

/** The name of the file that a fence shows, and of the one that it is compared with. */
export const shownFiles = ({ words: { file, before } }: FenceMeta) => ({
  file: file ? path.posix.basename(file) : undefined,
  before: before ? path.posix.basename(before) : undefined,
});

/** Matches the line that exports something of a helper, which readers do not need in a comparison. */
const HELPER_EXPORT = /^export \{.*\} from '\.\/_[\w-]+';$\n?/gm;

/** The code of a fence without own code: a file, or its difference to another one. */
export function codeOfFiles(meta: FenceMeta, sourceOf: (name: string) => string): string {
  const { file, before } = shownFiles(meta);
  if (!file) return '';
  if (!before) return sourceOf(file).trimEnd();
  const [from = '', to = ''] = [before, file].map((name) =>
    sourceOf(name).replace(HELPER_EXPORT, '').trimEnd(),
  );
  return codeDiff(from, to);
}

/** Fills fences that name a file. Those with code keep it. */
export const codeFileHooks = (read = readCodeFile): PageHooks => ({
  async transformPage(tree, page) {
    const sources = await sourcesFor(page, read);
    visit(tree, 'code', (node) => {
      const meta = parseFenceMeta(node.meta);
      const { file } = shownFiles(meta);
      if (!file) return;
      node.value ||= codeOfFiles(meta, (name) => sources.get(name) ?? '');
      if (!meta.title) node.meta += ` title="${file}"`;
    });
  },
  dependencies: async (page) => ({
    key: JSON.stringify([...(await sourcesFor(page, read))]),
    files: filesFor(page).map((file) => path.join(CODE_FOLDER, file)),
  }),
});

const filesFor = ({ fences }: Page): string[] =>
  fences.flatMap(({ meta }) =>
    Object.values(shownFiles(meta)).filter((file) => file !== undefined),
  );

async function sourcesFor(page: Page, read: typeof readCodeFile) {
  const files = filesFor(page).map(async (file) => [file, await read(file)] as const);
  return new Map(await Promise.all(files));
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
