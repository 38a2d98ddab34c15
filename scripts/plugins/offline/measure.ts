/**
 * `npm run bench -- offline` checks the download sizes of the built site's offline copy and of updates against limits.
 * `--check` skips the updates, because they need three more builds.
 */
import path from 'node:path';
import { baseOf } from '../../host/host';
import { inProject } from '../../lib/paths';
import { report } from '../../testing/measure';
import { buildVariants } from '../../testing/variants';
import { weigh } from '../../testing/weights';
import { readBuild, WORKER_CODE } from './bundle-worker';
import { type Download, downloadsOf } from './download-size';

/** Limits in gzipped bytes. */
const LIMITS = {
  /**
   * The whole site, including search, demos, hover cards and the check of readers' code, whose parser has 65 kB. A
   * quarter of it is the demo editor: Angular's compiler and forms, a TypeScript parser and CodeMirror with its
   * suggestions.
   */
  wholeSite: 1_300_000,
  /** The files for hover cards, if each of them is downloaded separately. */
  names: 104_000,
  /** The code of the service worker. */
  workerCode: 12_000,
  /** The update after a one-word change in a guide. */
  editedWord: 30_000,
};

/** Number of files to list, largest first. */
const LISTED = 12;

const dist = inProject('dist');
const whole = await downloadsOf(dist);
list('Whole site', whole, LIMITS.wholeSite);
const names = (await readBuild(dist)).files
  .filter(([file]) => file.startsWith('names/'))
  .reduce((sum, [file]) => sum + weigh(path.join(dist, file), baseOf(dist)), 0);
report('Names in code', names, LIMITS.names, 'B');
const code = whole.filter(({ path: file }) => file.startsWith(WORKER_CODE));
report('Code of the worker', sizeOf(code), LIMITS.workerCode, 'B');

if (!process.argv.includes('--check')) {
  const { a, edited, react } = await buildVariants(['a', 'edited', 'react']);
  const words = await downloadsOf(edited, a);
  list('Update after editing one word in one guide', words, LIMITS.editedWord);
  const update = await downloadsOf(react, a);
  list('Update after a new version of React', update);
  const others = update.filter(({ path: file }) => !/\.(?:js|css)$/.test(file));
  report('Files other than bundles in an update of React', others.length, 0, 'files');
}

function list(title: string, downloads: readonly Download[], limit = Number.POSITIVE_INFINITY) {
  report(`${title}, ${downloads.length} requests`, sizeOf(downloads), limit, 'B');
  for (const { path: file, bytes } of downloads.slice(0, LISTED)) {
    console.log(`  ${String(bytes).padStart(9)}  ${file}`);
  }
  if (downloads.length > LISTED) console.log(`  and ${downloads.length - LISTED} more\n`);
}

function sizeOf(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}
