/**
 * `npm run bench -- mutations`: breaks the code in sixty places, one after another, and runs the unit tests
 * that reach the broken file. Prints what no test has noticed: it asks for a test, or needs no code.
 * Files stay as they are: only the tests get the broken ones. `SEED=b COUNT=20` chooses twenty other places,
 * `npm run bench -- mutations sw/store.ts scripts/host` those of other files and folders.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import config from '../../../vitest.config';
import { ROOT } from '../../lib/paths';
import { choose, type Mutant, mutantsOf } from './mutants';

const FOLDERS = [
  'sw',
  ...['router', 'pages', 'islands', 'content', 'Search', 'ColorMode'].map(
    (name) => `theme/${name}`,
  ),
  'scripts/rules',
];
const { COUNT = '60', SEED = 'a' } = process.env;
/** What takes longer hangs, in ms. A test that waits in vain fails before. */
const PATIENCE = 180_000;

let mutant: Mutant | undefined;

/** Has the tests load the mutant instead of its file. */
const mutate = {
  name: 'mutate',
  enforce: 'pre' as const,
  transform: (_: string, id: string) => (id === mutant?.file ? mutant.text : undefined),
};

/** The projects of `vitest.config.ts`, all of whose files go through `mutate`. */
function open(): Promise<Vitest> {
  const { projects = [], ...shared } = config.test ?? {};
  return createVitest(
    'test',
    { config: false, watch: false, silent: true, bail: 1, reporters: [{}], maxWorkers: 1 },
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

let vitest = await open();

/** The tests that load a file, directly or not. */
async function testsOf(file: string): Promise<TestSpecification[]> {
  vitest.config.related = [file];
  return vitest.getRelevantTestSpecifications();
}

/** The file of a test that fails, or what went wrong otherwise; nothing if all tests of a file pass. */
async function failureOf(file: string): Promise<string | undefined> {
  vitest.invalidateFile(file);
  const tests = await testsOf(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  const result = await Promise.race([vitest.runTestSpecifications(tests), hangs]);
  clearTimeout(timer);
  if (!result) {
    await vitest.close();
    vitest = await open();
    return 'no end';
  }
  const failed = tests.find(({ testModule }) => testModule && !testModule.ok());
  if (failed) return path.relative(ROOT, failed.moduleId);
  return result.unhandledErrors.length > 0 ? 'an error outside of tests' : undefined;
}

const chosen = process.argv.slice(2);
const files = ts.sys.readDirectory(
  ROOT,
  // Components are what readers see: the journeys test them.
  ['.ts'],
  ['**/*.test.ts', '**/testing', '**/testing.ts', '**/fixtures'],
  chosen.length > 0 ? chosen : FOLDERS,
);
const untested: string[] = [];
for (const file of files) if ((await testsOf(file)).length === 0) untested.push(file);
const mutants = files
  .filter((file) => !untested.includes(file))
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const list = choose(mutants, Number(COUNT), SEED);
console.log(`${list.length} of ${mutants.length} mutants`);

const survivors: string[] = [];
for (const [i, one] of list.entries()) {
  mutant = one;
  const killer = await failureOf(one.file);
  const what = `${path.relative(ROOT, one.file)}:${one.line} ${one.kind}: ${one.before} → ${one.after}`;
  const line = what.replaceAll(/\s+/g, ' ');
  if (!killer) survivors.push(line);
  console.log(
    `${String(i + 1).padStart(3)} ${line}\n    ${killer ? `killed by ${killer}` : 'SURVIVED'}`,
  );
  // The next one needs the file as it is.
  mutant = undefined;
  vitest.invalidateFile(one.file);
}
await vitest.close();

const part = 1 - survivors.length / list.length;
console.log(
  `\n${list.length - survivors.length} of ${list.length} killed (${Math.round(part * 100)} %)`,
);
for (const survivor of survivors) console.log(`  survived: ${survivor}`);
if (untested.length > 0) {
  console.log(`No unit test loads these, only journeys do:`);
  for (const file of untested) console.log(`  ${path.relative(ROOT, file)}`);
}
