/**
 * Part of `npm test`: generates stores, compiles them with strict templates, runs the generated tests of some of them,
 * and uses all small stores as a reader does.
 *
 * `--stores 600 --tests 100` tries 600 stores, and runs the tests of 100 of them. `--needs 3` uses the stores with up to
 * three needs, instead of two.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Files } from '../../../theme/plugins/builder/generate/code';
import { filesOf, planOf } from '../../../theme/plugins/builder/generate/files';
import { inProject, ROOT } from '../../lib/paths';
import { compile } from '../samples';
import { smallStores, someStores } from './combinations';

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '100' },
    tests: { type: 'string', default: '15' },
    needs: { type: 'string', default: '2' },
  },
});

const ENTITIES = ['Flight', 'X', 'FlightReservationAbc', 'Company'];
const FIELDS = [
  'from, to, delayed: boolean',
  'a: number',
  'passengerNameOfBooki, seats: number, isConfirmedByAirline: boolean',
];

/** Writes generated files, and returns their paths. */
function write(folder: string, files: Files): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
}

const FOLDER = inProject('node_modules/.cache/builder');

const stores = someStores(Number(values.stores));
const roots: string[] = [];

rmSync(FOLDER, { recursive: true, force: true });
for (const [index, on] of stores.entries()) {
  const entity = ENTITIES[index % ENTITIES.length] ?? '';
  const fields = FIELDS[index % FIELDS.length] ?? '';
  const folder = path.join(FOLDER, String(index).padStart(4, '0'));
  roots.push(...write(folder, filesOf(planOf(on, entity, fields))));
}
const problems = compile(ROOT, roots);
for (const { file, line, code, message } of problems)
  console.error(`${file}:${line}: ${code}: ${message}`);
console.log(
  `${stores.length} stores with ${roots.length} files compiled, ${problems.length} problems`,
);
if (problems.length > 0) process.exit(1);

const journeys = smallStores(Number(values.needs)).flatMap((on) => {
  const needs = [...on].sort();
  const folder = path.join(FOLDER, `journey-${needs.join('-')}`);
  const files = filesOf(planOf(on, 'Flight', 'from'));
  write(path.join(folder, 'reloaded'), files);
  write(folder, files);
  return write(folder, {
    'journey.spec.ts': `import { journey } from '${inProject('scripts/plugins/builder/journey.ts')}';
import { Flights } from './flights';
import { Flights as Reloaded } from './reloaded/flights';

journey(${JSON.stringify(needs)}, Flights, Reloaded);
`,
  });
});

// Whether this is a production build is known when the file is evaluated.
const production = write(path.join(FOLDER, 'production'), {
  'devtools.ts': filesOf(planOf(new Set(['devtools']), 'Flight', 'from'))['devtools.ts'] ?? '',
  'production.spec.ts': `import { withDevToolsStub } from '@angular-architects/ngrx-toolkit';
import { expect, it, vi } from 'vitest';

it('has no DevTools', async () => {
  vi.stubGlobal('ngDevMode', false);
  const { withDevtools } = await import('./devtools');
  vi.unstubAllGlobals();
  expect(withDevtools).toBe(withDevToolsStub);
});
`,
}).filter((file) => file.endsWith('.spec.ts'));

const step = Math.max(1, Math.floor(stores.length / Number(values.tests)));
const specs = roots.filter((file) => file.endsWith('.spec.ts'));
const tested = specs.filter((_, index) => index % step === 0);
const vitest = inProject('node_modules/vitest/vitest.mjs');
const config = path.join(import.meta.dirname, 'vitest.config.ts');
execFileSync(
  process.execPath,
  [vitest, 'run', '--config', config, ...tested, ...journeys, ...production],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
