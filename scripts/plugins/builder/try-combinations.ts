/**
 * Part of `npm test`: generates stores, compiles them with strict templates, and runs the generated tests of some of
 * them.
 *
 * `--stores 600 --tests 100` tries 600 stores, and runs the tests of 100 of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { inProject, ROOT } from '../../lib/paths';
import { compile } from '../samples';
import { someStores } from './combinations';

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '200' },
    tests: { type: 'string', default: '30' },
  },
});

const ENTITIES = ['Flight', 'X', 'FlightReservationAbc', 'Company'];
const FIELDS = [
  'from, to, delayed: boolean',
  'a: number',
  'passengerNameOfBooki, seats: number, isConfirmedByAirline: boolean',
];

const FOLDER = inProject('node_modules/.cache/builder');

const stores = someStores(Number(values.stores));
const roots: string[] = [];

rmSync(FOLDER, { recursive: true, force: true });
for (const [index, on] of stores.entries()) {
  const entity = ENTITIES[index % ENTITIES.length] ?? '';
  const fields = FIELDS[index % FIELDS.length] ?? '';
  const folder = path.join(FOLDER, String(index).padStart(4, '0'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(planOf(on, entity, fields)))) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    roots.push(file);
  }
}
const problems = compile(ROOT, roots);
for (const { file, line, code, message } of problems)
  console.error(`${file}:${line}: ${code}: ${message}`);
console.log(
  `${stores.length} stores with ${roots.length} files compiled, ${problems.length} problems`,
);
if (problems.length > 0) process.exit(1);

const step = Math.max(1, Math.floor(stores.length / Number(values.tests)));
const specs = roots.filter((file) => file.endsWith('.spec.ts'));
const tested = specs.filter((_, index) => index % step === 0);
const vitest = inProject('node_modules/vitest/vitest.mjs');
const config = path.join(import.meta.dirname, 'vitest.config.ts');
execFileSync(process.execPath, [vitest, 'run', '--config', config, ...tested], {
  cwd: ROOT,
  stdio: 'inherit',
});
