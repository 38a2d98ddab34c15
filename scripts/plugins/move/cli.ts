/**
 * `npm run move -- /docs/old-name /docs/new-name`: gives a page another address, and changes all that names it.
 * Pages can also be named by their files.
 */
import { spawnSync } from 'node:child_process';
import { inProject, ROOT } from '../../lib/paths';
import { carryOut, findMentions, type Move, planMove } from './move-page';

const [from, to, ...others] = process.argv.slice(2);
if (!from || !to || others.length > 0) {
  stop('Name the page and its new address: npm run move -- /docs/old-name /docs/new-name');
}
const move = await planMove(ROOT, from, to).catch((error: Error) => stop(error.message));
carryOut(ROOT, move);
format(move);
report(move, await findMentions(ROOT, move));

function stop(message: string): never {
  console.error(`${message}\nNothing was changed.`);
  process.exit(1);
}

/** Other names may want other line breaks, and another order of imports. */
function format({ changed, files }: Move): void {
  const biome = inProject('node_modules/@biomejs/biome/bin/biome');
  const options = ['check', '--write', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  const names = [...changed.keys()].map((file) => nameAfter(file, files));
  spawnSync(process.execPath, [biome, ...options, ...names], { cwd: ROOT });
}

function report(
  { renaming, files, changed, notes }: Move,
  mentions: ReadonlyMap<string, readonly number[]>,
): void {
  const lines = [...changed].map(
    ([file, rewritten]) => `${nameAfter(file, files)}:${rewritten.lines.join(', ')}`,
  );
  const parts: [title: string, items: string[]][] = [
    [
      `${renaming.from.route} is ${renaming.to.route} now. Moved:`,
      [...files].map(([old, moved]) => `${old} -> ${moved}`),
    ],
    ['Changed:', lines],
    [
      'Look at these lines, which may mean the page as well:',
      [...mentions].map(([file, places]) => `${file}:${places.join(', ')}`),
    ],
    ['What readers notice:', [...notes]],
  ];
  for (const [title, items] of parts) {
    if (items.length > 0) console.log(`${[title, ...items].join('\n  ')}\n`);
  }
  console.log(
    'Most unit tests have pages of their own. See whether all is well: npm run build && npm test -- --changed',
  );
}

/** Where a file is once the page has moved. */
function nameAfter(file: string, files: Move['files']): string {
  for (const [old, moved] of files) {
    if (file === old || file.startsWith(`${old}/`)) return moved + file.slice(old.length);
  }
  return file;
}
