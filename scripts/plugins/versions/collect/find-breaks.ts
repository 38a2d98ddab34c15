/**
 * Lists candidates for the corpus: compiles the samples of all pages, the demos and `patterns` with all recorded
 * sets of packages, and prints what compiles with one set but not with the next. Each message is a break or an addition.
 *
 *   npm run samples && npx tsx scripts/plugins/versions/collect/find-breaks.ts [library version …]
 */
import path from 'node:path';
import { library } from '../../../../theme/config/library';
import { CODE_FOLDER } from '../../../content/code-files';
import { pathsIn, readText } from '../../../lib/files';
import { inProject, ROOT, withSlashes } from '../../../lib/paths';
import { compile } from './compile';
import { CORPUS, readRecorded } from './corpus';
import { install } from './sets';

const chosen = process.argv.slice(2);
const files = new Map<string, string>();
for (const folder of [CODE_FOLDER, path.join(CORPUS, 'patterns'), inProject('.samples')]) {
  for (const file of pathsIn(folder, '.ts')) {
    files.set(withSlashes(path.relative(ROOT, file)), readText(file));
  }
}

let before: ReadonlyMap<string, string[]> | undefined;
for (const set of readRecorded().sets) {
  if (chosen.length > 0 && !chosen.includes(set[library.packageName] ?? '')) continue;
  const errors = await compile(install(set), files);
  const names = Object.entries(set).map((one) => one.join(' '));
  console.log(`\n${names.join(', ')}: ${files.size - errors.size} of ${files.size} files compile`);
  for (const [file, messages] of errors) {
    if (before && !before.has(file)) console.log(`  ${file}: ${messages[0]}`);
  }
  before = errors;
}
