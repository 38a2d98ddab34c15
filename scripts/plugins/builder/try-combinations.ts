/**
 * Part of `npm test`: generates stores, compiles them with strict templates, runs the generated tests of some of them,
 * and uses small stores as a reader does.
 *
 * The stores have each pair of needs at least twice; `--times 20 --tests 100` tries more stores, and runs the tests of
 * 100 of them. `--needs 3` uses the stores with up to three needs, instead of two, and `--every 1` all of them, instead
 * of every third one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Files, filesOf } from '../../../theme/plugins/builder/generate';
import { namesOf } from '../../../theme/plugins/builder/names';
import type { Need } from '../../../theme/plugins/builder/needs';
import { planOf, type Texts } from '../../../theme/plugins/builder/plan';
import { pathsIn } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';
import { compile } from '../../typescript/compile';
import { pairedStores, smallStores } from './combinations';
import { readSources, SOURCES } from './sources';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '2' },
    tests: { type: 'string', default: '9' },
    needs: { type: 'string', default: '2' },
    every: { type: 'string', default: '3' },
  },
});

/** What readers type. The numbers of entries have no common divisor, so that each meets each. */
const ENTITIES = ['Flight', 'X', 'FlightReservationAbc', 'Company', 'Batch'];
const FIELDS = [
  'from, to, delayed: boolean',
  'a: number',
  "batchNumber: number, lineItem, lineItems: string[], price$: number, currency: '$' | '€' | '$&'",
  'passengerNameOfBooki, seats: number, isConfirmedByAirline: boolean',
  "id: string, status: 'open' | 'in progress', level: 1 | 2 | 3, note: string | null",
  'at: Date, tags: string[], seats: number[], kind: "one", price: number | null, isOpen: boolean | undefined',
];
const STATES = [
  '',
  'selectedId: number | null',
  "sort: 'from' | 'to', page: number, isOpen: boolean, since: date, tags: string[], pages: number[]",
];
const LOADS = ['', 'from', 'q: string, size: number, all: boolean', '', 'year: number', '', ''];
const COLLECTIONS = ['', '', 'flight', '', 'open', '', '', 'booking', '', '', ''];

const sources = readSources();
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function filesFor(on: ReadonlySet<Need>, texts: Partial<Texts>): Files {
  const none = { entity: 'Flight', fields: 'from', state: '', load: '', collection: '' };
  // A store needs some state.
  const state = texts.state || (on.has('plain') ? 'from' : '');
  return filesOf(planOf(on, { ...none, ...texts, state }), sources);
}

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

const stores = pairedStores(Number(values.times));
const roots: string[] = [];

rmSync(FOLDER, { recursive: true, force: true });
for (const [index, on] of stores.entries()) {
  const texts = {
    entity: at(ENTITIES, index),
    fields: at(FIELDS, index),
    state: at(STATES, index),
    load: at(LOADS, index),
    collection: at(COLLECTIONS, index),
  };
  const folder = path.join(FOLDER, String(index).padStart(4, '0'));
  roots.push(...write(folder, filesFor(on, texts)));
}
const problems = compile(ROOT, [...pathsIn(SOURCES, '.ts'), ...roots]);
for (const { file, line, code, message } of problems)
  console.error(`${file}:${line}: ${code}: ${message}`);
console.log(
  `${stores.length} stores with ${roots.length} files compiled, ${problems.length} problems`,
);
if (problems.length > 0) process.exit(1);

const journeys = smallStores(Number(values.needs)).flatMap((on, index) => {
  if (on.size > 1 && index % Number(values.every) > 0) return [];
  const needs = [...on].sort();
  const folder = path.join(FOLDER, `journey-${needs.join('-')}`);
  const files = filesFor(on, {});
  const { list, listFile } = namesOf('Flight', on.has('plain'));
  write(path.join(folder, 'reloaded'), files);
  write(folder, files);
  return write(folder, {
    'journey.spec.ts': `import { journey } from '${inProject('scripts/plugins/builder/journey.ts')}';
import { ${list} } from './${listFile}';
import { ${list} as Reloaded } from './reloaded/${listFile}';

journey(${JSON.stringify(needs)}, ${list}, Reloaded);
`,
  });
});

// Whether this is a production build is known when the file is evaluated.
const production = write(path.join(FOLDER, 'production'), {
  'devtools.ts': filesFor(new Set<Need>(['devtools']), {})['devtools.ts'] ?? '',
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

// Odd, so that all texts are among them.
const step = Math.floor(stores.length / Number(values.tests)) | 1;
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
