/** `npm run bench -- offline`: what reading offline downloads, measured on real builds, against limits. */
import path from 'node:path';
import { WORKER_FILE } from './bundle-worker';
import { type Download, downloadsOf, transferSize } from './download-size';
import { buildVariants } from './variants';

/** Limits in bytes, gzipped. */
const LIMITS = {
  /**
   * The whole site, with the search, the demos' code and what cards say of names. A quarter of it is the editor of the
   * demos: what compiles them (Angular's compiler, a parser of TypeScript) and what they are written in (CodeMirror).
   */
  wholeSite: 1_250_000,
  /** What cards say of names, a part of it. */
  names: 100_000,
  /** The update after a change of one word in one guide. */
  editedWord: 36_000,
};

/** How many files to list, largest first. */
const LISTED = 12;

const { a, b, react } = await buildVariants(['a', 'b', 'react']);
const whole = await downloadsOf(a);
list('Whole site', whole, LIMITS.wholeSite);
const names = whole.filter(({ path: file }) => file.startsWith('names/'));
report('Names in code', sizeOf(names), LIMITS.names);
list('Update after an edited word in one guide', await downloadsOf(b, a), LIMITS.editedWord);
const reactUpdate = await downloadsOf(react, a);
list('Update after a new version of React', reactUpdate);
report('Worker', await transferSize(path.join(a, WORKER_FILE)));

const others = reactUpdate.filter(({ path: file }) => !/\.(?:js|css)$/.test(file));
if (others.length > 0) {
  fail(`An update of React changes more than bundles: ${others.map((f) => f.path).join(', ')}`);
}

function list(title: string, downloads: readonly Download[], limit?: number): void {
  report(`${title}, ${downloads.length} requests`, sizeOf(downloads), limit);
  for (const file of downloads.slice(0, LISTED))
    console.log(`  ${kB(file.bytes).padStart(9)}  ${file.path}`);
  if (downloads.length > LISTED) console.log(`  and ${downloads.length - LISTED} more\n`);
}

function report(title: string, bytes: number, limit = Number.POSITIVE_INFINITY): void {
  console.log(`${title}: ${kB(bytes)}${Number.isFinite(limit) ? ` (limit ${kB(limit)})` : ''}`);
  if (bytes > limit) fail(`${title}: ${kB(bytes - limit)} too much.`);
}

function sizeOf(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
