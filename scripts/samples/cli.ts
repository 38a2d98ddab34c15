/**
 * `npm run samples`: compiles every TypeScript sample of the pages, the tests of what they state and the
 * stores behind their tables against the installed packages.
 */
import path from 'node:path';
import { pathsIn } from '../lib/files';
import { inProject, ROOT } from '../lib/paths';
import { checkSamples } from './check';
import { compile } from './compile';
import { extractSamples } from './extract';
import { SAMPLES_FOLDER } from './modules';

const extracted = await extractSamples(ROOT);
const beside = ['docs/_facts', 'docs/_members'].flatMap((folder) =>
  pathsIn(inProject(folder), '.ts'),
);
const files = extracted.modules.map((module) => path.join(ROOT, SAMPLES_FOLDER, module.path));
const problems = checkSamples(extracted, compile(ROOT, [...files, ...beside]));

for (const problem of problems) console.error(problem);
for (const { page, line, meta } of extracted.samples) {
  if (meta.nocheck) console.log(`${page}:${line}: not compiled: ${meta.nocheck}`);
}
const compiled = extracted.modules.reduce((count, { samples }) => count + samples.length, 0);
console.log(`${compiled} samples compiled, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
