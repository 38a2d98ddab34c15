/**
 * `npm test`: every check of the site, in the order in which it would be mended. `npm test -- lint unit` runs
 * some of them.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

interface Check {
  name: string;
  what: string;
  /** For any system's shell; what npm packages bring as commands is in its path. */
  command: string;
}

/** Checks of one stage do not need each other; a stage starts only when the one before has passed. */
const STAGES: Check[][] = [
  [
    { name: 'types', what: 'types', command: 'tsc --noEmit && tsc --noEmit -p sw' },
    { name: 'lint', what: 'lint', command: 'biome check .' },
    { name: 'unit', what: 'unit tests', command: 'npm run --silent unit' },
    { name: 'samples', what: 'samples', command: 'npm run --silent samples' },
    { name: 'prose', what: 'prose', command: 'npm run --silent prose' },
  ],
  [
    { name: 'build', what: 'build', command: 'npm run --silent build' },
    // Several builds of the site, for readers to go through: as long as all the rest of this stage.
    { name: 'variants', what: 'builds to deploy', command: 'tsx scripts/offline/builds.ts' },
  ],
  [
    {
      name: 'weights',
      what: 'weight of the first load',
      command: 'npm run --silent bench -- first-load --check',
    },
    {
      name: 'search',
      what: 'quality of the search',
      command: 'npm run --silent bench -- search-quality',
    },
    {
      name: 'offline',
      what: 'weight of reading offline',
      command: 'npm run --silent bench -- offline',
    },
  ],
  [{ name: 'e2e', what: 'end-to-end tests', command: 'npm run --silent e2e' }],
  [
    {
      name: 'e2e:options',
      what: 'options of the theme',
      command: 'npm run --silent e2e:options',
    },
  ],
  [
    {
      name: 'e2e:offline',
      what: 'deploys and days without a network',
      command: 'npm run --silent e2e:offline',
    },
  ],
  [{ name: 'lighthouse', what: 'Lighthouse', command: 'npm run --silent bench -- lighthouse' }],
];

interface Result {
  what: string;
  passed: boolean;
  seconds: number;
}

/** Runs one check; shows what it printed when it is done, so that checks side by side stay readable. */
function run({ name, what, command }: Check): Promise<Result> {
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      const printed = Buffer.concat(output).toString().trimEnd();
      console.log(`\n=== ${what}: npm test -- ${name}\n${printed}`);
      resolve({ what, passed: code === 0, seconds });
    });
  });
}

/** Runs checks side by side, as many at once as the machine has cores. */
async function runStage(checks: Check[]): Promise<Result[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await run(check));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, lane));
  return results;
}

const names = STAGES.flat().map(({ name }) => name);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}
const stages = STAGES.map((stage) =>
  stage.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
).filter((stage) => stage.length > 0);

const results: Result[] = [];
for (const stage of stages) {
  if (results.some(({ passed }) => !passed)) break;
  console.log(`Running ${stage.map(({ what }) => what).join(', ')} …`);
  results.push(...(await runStage(stage)));
}

const planned = stages.flat().length;
const failed = results.filter(({ passed }) => !passed).length;
const skipped = planned - results.length;
console.log('\nSummary');
for (const { what, passed, seconds } of results) {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${what} (${seconds.toFixed(1)} s)`);
}
if (skipped > 0) console.log(`  ${skipped} not run, because an earlier check failed`);
console.log(
  `${results.length - failed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exit(failed > 0 ? 1 : 0);
