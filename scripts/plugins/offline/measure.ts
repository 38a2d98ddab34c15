/**
 * `npm run bench -- offline`: what reading offline downloads, measured on real builds, against limits.
 * With `--check` without what another version of React would do: a build that nothing else needs.
 */
import path from 'node:path';
import { report } from '../../lib/bench-report';
import { buildVariants } from '../../lib/variants';
import { weigh } from '../../lib/weights';
import { WORKER_FILE } from './bundle-worker';
import { type Download, downloadsOf } from './download-size';

/** Limits in bytes, gzipped. */
const LIMITS = {
  /**
   * The whole site, with the search, the demos' code and what cards say of names. A quarter of it is the editor of the
   * demos: what compiles them (Angular's compiler, a parser of TypeScript) and what they are written in (CodeMirror).
   */
  wholeSite: 1_270_000,
  /** What cards say of names, a part of it. */
  names: 100_000,
  /** The update after a change of one word in one guide. */
  editedWord: 36_000,
};

/** How many files to list, largest first. */
const LISTED = 12;

const { a, b } = await buildVariants(['a', 'b']);
const whole = await downloadsOf(a);
list('Whole site', whole, LIMITS.wholeSite);
const names = whole.filter(({ path: file }) => file.startsWith('names/'));
report('Names in code', sizeOf(names), LIMITS.names, 'B');
list('Update after an edited word in one guide', await downloadsOf(b, a), LIMITS.editedWord);
console.log(`Worker: ${weigh(path.join(a, WORKER_FILE))} B`);

if (!process.argv.includes('--check')) {
  const { react } = await buildVariants(['react']);
  const update = await downloadsOf(react, a);
  list('Update after a new version of React', update);
  const others = update.filter(({ path: file }) => !/\.(?:js|css)$/.test(file));
  report('Files besides bundles in an update of React', others.length, 0, 'files');
}

function list(title: string, downloads: readonly Download[], limit = Number.POSITIVE_INFINITY) {
  report(`${title}, ${downloads.length} requests`, sizeOf(downloads), limit, 'B');
  for (const { path, bytes } of downloads.slice(0, LISTED)) {
    console.log(`  ${String(bytes).padStart(9)}  ${path}`);
  }
  if (downloads.length > LISTED) console.log(`  and ${downloads.length - LISTED} more\n`);
}

function sizeOf(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}
