/**
 * `npm run samples`: compiles every TypeScript sample of the pages, the tests of what they state and the
 * stores behind their tables against the installed packages.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkSamples } from './check';
import { compile } from './compile';
import { extractSamples, SAMPLES_FOLDER } from './extract';

const root = path.resolve(import.meta.dirname, '../..');
const started = performance.now();

const extracted = await extractSamples(root);
const beside = ['docs/_facts', 'docs/_members'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(root, folder, String(file)))
    .filter((file) => file.endsWith('.ts')),
);
const files = extracted.modules.map((sample) => path.join(root, SAMPLES_FOLDER, sample.path));
const { problems, counts } = checkSamples(extracted, compile(root, [...files, ...beside]));

for (const problem of problems) console.error(problem);
const uncompiled = extracted.samples.filter(({ nocheck }) => nocheck);
for (const { page, line, nocheck } of uncompiled) {
  console.log(`${page}:${line}: not compiled: ${nocheck}`);
}
const { samples, compiled, deliberateErrors, demos, declarations } = counts;
const share = samples ? ((100 * counts.uncompiled) / samples).toFixed(1) : '0';
console.log(
  `${samples} samples: ${compiled} compiled (${deliberateErrors} with a deliberate error), ` +
    `${counts.uncompiled} not compiled (${share} %). Besides: ${demos} demos, ${declarations} declarations. ` +
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
);
if (problems.length > 0) {
  console.error(`${problems.length} problems in the samples`);
  process.exit(1);
}
