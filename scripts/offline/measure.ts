/** `npm run bench:offline`: what reading offline costs, from real builds, against its budgets. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Cost, firstCost, transferSize, updateCost } from './cost';
import { firstLoadSize } from './first-load';
import { buildVariants } from './variants';
import { WORKER_FILE } from './worker';

/** Limits in bytes, gzipped; set by the project's requirements. */
const BUDGETS = {
  /** The whole site, search and demos' code included. */
  wholeSite: 800_000,
  /** One word of one guide has changed. */
  editedWord: 60_000,
  /** Page-side code that is part of the first load. */
  firstLoad: 2_000,
};

const builds = await buildVariants(['a', 'b', 'react'], (line) => console.log(line));
const whole = await firstCost(builds.a);
const word = await updateCost(builds.a, builds.b);
const react = await updateCost(builds.a, builds.react);

report('Whole site', whole, 12, BUDGETS.wholeSite);
report('After one edited word in one guide', word, 12, BUDGETS.editedWord);
report('After an update of React', react, 12);
console.log(`\nWorker: ${kB(await transferSize(path.join(builds.a, WORKER_FILE)))}`);
const firstLoad = await firstLoadSize();
console.log(
  `Page-side code in the first load: ${kB(firstLoad)} (at most ${kB(BUDGETS.firstLoad)})`,
);
if (firstLoad > BUDGETS.firstLoad) fail('The page-side code in the first load is too large.');
console.log(`Page-side code, loaded when idle: ${kB(idleCode(builds.a))}`);

const strange = react.files.filter(({ path: file }) => !/\.(?:js|css)$/.test(file));
if (strange.length > 0) {
  fail(`An update of React changes more than bundles: ${strange.map((f) => f.path).join(', ')}`);
}

function report(title: string, { requests, bytes, files }: Cost, shown: number, limit?: number) {
  const budget = limit === undefined ? '' : ` (at most ${kB(limit)})`;
  console.log(`\n${title}: ${kB(bytes)} in ${requests} requests${budget}`);
  for (const file of files.slice(0, shown))
    console.log(`  ${kB(file.bytes).padStart(9)}  ${file.path}`);
  if (files.length > shown) console.log(`             and ${files.length - shown} more`);
  if (limit !== undefined && bytes > limit) fail(`${title}: ${kB(bytes - limit)} too much.`);
}

/** The chunk that registers the worker and shows its notices, found by the worker's name in it. */
function idleCode(dist: string): number {
  const folder = path.join(dist, 'static/js/async');
  const chunks = readdirSync(folder).map((name) => readFileSync(path.join(folder, name)));
  const own = chunks.filter((code) => code.includes(`"${WORKER_FILE}"`));
  return own.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
