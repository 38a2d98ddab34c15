/**
 * Part of `npm test`: generates stores from combinations of what readers can select, compares their format with
 * Prettier's, compiles them in one program with strict templates, and runs the generated tests of some of them.
 *
 * `--size 3` covers every three answers, as the nightly run does; `--tests 30` runs the tests of 30
 * stores; `--seed 7` draws other combinations.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { inProject, ROOT } from '../../lib/paths';
import { compile } from '../samples';
import { distinctOutcomes, drawChoices } from './combinations';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2' },
    count: { type: 'string', default: '200' },
    tests: { type: 'string', default: '30' },
  },
});

/** Short and long names cause line breaks in different places. */
const ENTITIES = ['Flight', 'X', 'FlightReservationAbc', 'Company'];
const FIELDS = [
  'from, to, delayed: boolean',
  'a: number',
  'passengerNameOfBooki, seats: number, isConfirmedByAirline: boolean',
];

const FOLDER = inProject('node_modules/.cache/builder');

/** Prettier is slow, so only some pairs are compared. 7 has no common factor with the lists above, so all of them occur. */
const formatEvery = values.size === '2' ? 7 : 1;

const choices = drawChoices(Number(values.seed), Number(values.size), Number(values.count));
const outcomes = distinctOutcomes(choices);
const problems: string[] = [];
const roots: string[] = [];

rmSync(FOLDER, { recursive: true, force: true });
for (const [index, on] of outcomes.entries()) {
  const entity = ENTITIES[index % ENTITIES.length] ?? '';
  const fields = FIELDS[index % FIELDS.length] ?? '';
  const folder = path.join(FOLDER, String(index).padStart(4, '0'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(planOf(on, entity, fields)))) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    roots.push(file);
    if (index % formatEvery > 0) continue;
    const formatted = await format(text, {
      parser: 'typescript',
      singleQuote: true,
      printWidth: 80,
    });
    if (formatted !== text)
      problems.push(`${path.relative(ROOT, file)}: Prettier formats it differently (${[...on]}).`);
  }
}
for (const { file, line, code, message } of compile(ROOT, roots))
  problems.push(`${file}:${line}: ${code}: ${message}`);

for (const problem of problems) console.error(problem);
console.log(
  `${outcomes.length} of ${choices.length} combinations differ; ${roots.length} files compiled, ${problems.length} problems`,
);
if (problems.length > 0) process.exit(1);

const step = Math.max(1, Math.floor(outcomes.length / Number(values.tests)));
const tested = roots.filter((file) => {
  const index = Number(path.basename(path.dirname(file)));
  const isChosen = index % step === 0 && index / step < Number(values.tests);
  return isChosen && file.endsWith('.spec.ts');
});
const vitest = inProject('node_modules/vitest/vitest.mjs');
const config = path.join(import.meta.dirname, 'vitest.config.ts');
execFileSync(process.execPath, [vitest, 'run', '--config', config, ...tested], {
  cwd: ROOT,
  stdio: 'inherit',
});
