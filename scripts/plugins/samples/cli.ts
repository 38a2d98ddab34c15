/**
 * Part of `npm run samples`: compiles all TypeScript samples on the pages, the files of member tables, and tests with
 * components against the installed packages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsIn } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';
import { compile } from '../../typescript/compile';
import { checkSamples, extractSamples } from './check';
import { SAMPLES_FOLDER } from './modules';

const extracted = await extractSamples(ROOT);
const members = pathsIn(inProject('docs/_members'), '.ts');
// The other tests contain no templates, so tsc checks them.
const facts = pathsIn(inProject('docs/_facts'), '.ts').filter((file) =>
  /^ *@[A-Z]\w+\(/m.test(readFileSync(file, 'utf8')),
);
const files = extracted.modules.map((module) => path.join(ROOT, SAMPLES_FOLDER, module.path));
const findings = compile(ROOT, [...files, ...members, ...facts], {
  '#samples/*': [inProject(SAMPLES_FOLDER, '*')],
});
const problems = checkSamples(extracted, findings);

for (const problem of problems) console.error(problem);
const compiled = extracted.modules.reduce((count, { samples }) => count + samples.length, 0);
console.log(`${compiled} samples compiled, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
