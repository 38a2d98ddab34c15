/**
 * `npm run bench -- mutations`: breaks the code in a hundred places, one after another, and runs the unit tests
 * that reach the broken file. Prints what no test has noticed: it asks for a test, or needs no code. What ends
 * because time runs out has been noticed by nobody: it may be the machine that is slow.
 * Files stay as they are: only the tests get the broken ones. `SEED=b COUNT=20` chooses twenty other places,
 * `npm run bench -- mutations sw/store.ts scripts/host` those of other files and folders.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
import config from '../../../vitest.config';
import { ROOT } from '../../lib/paths';
import { choose, type Mutant, mutantsOf } from './mutants';

/** What runs at the reader's, and what keeps mistakes and foreign code away from there. */
const FOLDERS = ['sw', 'theme', 'scripts/rules', 'scripts/host'];
/** What the site says and readers call things: no unit test repeats it. */
const WORDS = ['site', 'theme', 'docs', 'sidebars', 'tutorial']
  .map((name) => `theme/config/${name}.ts`)
  .concat('theme/Search/synonyms.ts');
const { COUNT = '100', SEED = 'a' } = process.env;
/** What takes longer hangs, in ms. A test that waits in vain fails before. */
const PATIENCE = 300_000;
const OUT_OF_TIME = /timed out|timeout/i;
/** The share that unit tests are to notice, of all the code. */
const LEAST = 0.85;

let mutant: Mutant | undefined;

/** Has the tests load the mutant instead of its file. */
const mutate = {
  name: 'mutate',
  enforce: 'pre' as const,
  transform: (_: string, id: string) => (id === mutant?.file ? mutant.text : undefined),
};

interface Failure {
  where: string;
  message: string;
}

/** What went wrong in a run. Not the tests' own state: what a run no longer comes to has that of the one before. */
let failures: Failure[] = [];

const noteFailures: Reporter = {
  onTestModuleEnd(module) {
    if (module.ok()) return;
    const where = path.relative(ROOT, module.moduleId);
    const errors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
    ];
    failures.push(...errors.map(({ message }) => ({ where, message })));
  },
};

/** The projects of `vitest.config.ts`, all of whose files go through `mutate`. */
function open(): Promise<Vitest> {
  const { projects = [], ...shared } = config.test ?? {};
  return createVitest(
    'test',
    {
      config: false,
      watch: false,
      silent: true,
      bail: 1,
      reporters: [noteFailures],
      maxWorkers: 1,
    },
    {
      test: {
        projects: projects.map((project) => {
          if (typeof project !== 'object' || 'then' in project)
            throw new Error('Write projects as objects.');
          return { ...project, plugins: [mutate], test: { ...shared, ...project.test } };
        }),
      },
    },
  );
}

// As vitest's command does: else Vite says "development", where the site loads nothing ahead.
process.env.NODE_ENV ??= 'test';
let vitest = await open();

/** The tests that load a file, directly or not. */
async function testsOf(file: string): Promise<TestSpecification[]> {
  vitest.config.related = [file];
  return vitest.getRelevantTestSpecifications();
}

/** Runs tests until one fails, and answers how it did; nothing if all pass. */
async function failureOf(tests: TestSpecification[]): Promise<Failure | undefined> {
  failures = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  const result = await Promise.race([vitest.runTestSpecifications(tests), hangs]);
  clearTimeout(timer);
  if (!result) {
    await vitest.close();
    vitest = await open();
    return { where: 'a test', message: 'timed out: it has no end' };
  }
  const [error] = result.unhandledErrors;
  if (failures[0] || !error) return failures[0];
  return { where: 'an error outside of tests', message: (error as Error).message };
}

const chosen = process.argv.slice(2);
const files = ts.sys.readDirectory(
  ROOT,
  // Components are what readers see: the journeys test them.
  ['.ts'],
  ['**/*.test.ts', '**/*.d.ts', '**/testing', '**/testing.ts', '**/fixtures', ...WORDS],
  chosen.length > 0 ? chosen : FOLDERS,
);
const untested: string[] = [];
const tests = new Map<string, TestSpecification>();
for (const file of files) {
  const found = await testsOf(file);
  if (found.length === 0) untested.push(file);
  for (const test of found) tests.set(test.moduleId, test);
}
const failure = await failureOf([...tests.values()]);
if (failure) throw new Error(`Fails without a mutant: ${failure.where}: ${failure.message}`);
const mutants = files
  .filter((file) => !untested.includes(file))
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const list = choose(mutants, Number(COUNT), SEED);
console.log(`${list.length} of ${mutants.length} mutants`);

const survivors: string[] = [];
for (const [i, one] of list.entries()) {
  mutant = one;
  vitest.invalidateFile(one.file);
  const killer = await failureOf(await testsOf(one.file));
  const verdict = !killer
    ? 'SURVIVED'
    : OUT_OF_TIME.test(killer.message)
      ? `OUT OF TIME: ${killer.where}`
      : `killed by ${killer.where}`;
  const what = `${path.relative(ROOT, one.file)}:${one.line} ${one.kind}: ${one.before} → ${one.after}`;
  const line = what.replaceAll(/\s+/g, ' ');
  if (!verdict.startsWith('killed')) survivors.push(`${verdict}: ${line}`);
  console.log(`${String(i + 1).padStart(3)} ${line}\n    ${verdict}`);
  // The next one needs the file as it is.
  mutant = undefined;
  vitest.invalidateFile(one.file);
}
await vitest.close();

const part = 1 - survivors.length / list.length;
console.log(
  `\n${list.length - survivors.length} of ${list.length} killed (${Math.round(part * 100)} %)`,
);
if (chosen.length === 0 && part < LEAST) process.exitCode = 1;
for (const survivor of survivors) console.log(`  ${survivor}`);
if (untested.length > 0) {
  console.log(`No unit test loads these, only journeys do:`);
  for (const file of untested) console.log(`  ${path.relative(ROOT, file)}`);
}
