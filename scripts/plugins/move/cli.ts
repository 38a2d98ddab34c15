/**
 * `npm run move -- /docs/old-name /docs/new-name` moves a page to another address and updates every reference to it.
 * Pages can also be given as files.
 */
import { spawnSync } from 'node:child_process';
import { inProject, ROOT } from '../../lib/paths';
import { applyMove, findMentions, type Move, planMove } from './move-page';

const [from, to, ...others] = process.argv.slice(2);
if (!from || !to || others.length > 0) {
  stop('Give the page and its new address: npm run move -- /docs/old-name /docs/new-name');
}
const move = await planMove(ROOT, from, to).catch((error: Error) => stop(error.message));
applyMove(ROOT, move);
format(move);
report(move, await findMentions(ROOT, move));

function stop(message: string): never {
  console.error(`${message}\nNothing was changed.`);
  process.exit(1);
}

/** Formats changed files, because new names can change line breaks and the order of imports. */
function format({ changed, files }: Move): void {
  const biome = inProject('node_modules/@biomejs/biome/bin/biome');
  const options = ['check', '--write', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  const paths = [...changed.keys()].map((file) => pathAfterMove(file, files));
  spawnSync(process.execPath, [biome, ...options, ...paths], { cwd: ROOT });
}

function report(
  { renaming, files, changed, notes }: Move,
  mentions: ReadonlyMap<string, readonly number[]>,
): void {
  const lines = [...changed].map(
    ([file, rewritten]) => `${pathAfterMove(file, files)}:${rewritten.lines.join(', ')}`,
  );
  const parts: [title: string, items: string[]][] = [
    [
      `${renaming.from.route} is now ${renaming.to.route}. Moved:`,
      [...files].map(([old, moved]) => `${old} -> ${moved}`),
    ],
    ['Changed:', lines],
    [
      'Check these lines, which may also refer to the page:',
      [...mentions].map(([file, mentioned]) => `${file}:${mentioned.join(', ')}`),
    ],
    ['Effects on readers:', [...notes]],
  ];
  for (const [title, items] of parts) {
    if (items.length > 0) console.log(`${[title, ...items].join('\n  ')}\n`);
  }
  console.log(
    'References in most unit tests are not updated. Check the result: npm run build && npm test -- --changed',
  );
}

/** Returns the path of a file after the move. */
function pathAfterMove(file: string, files: Move['files']): string {
  for (const [old, moved] of files) {
    if (file === old || file.startsWith(`${old}/`)) return moved + file.slice(old.length);
  }
  return file;
}
