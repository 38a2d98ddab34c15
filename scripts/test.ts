/** `npm test`: every check of the site, in the order in which it would be mended. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

interface Check {
  name: string;
  /** npm script that runs it. */
  script: string;
}

/** Checks of one stage do not need each other; a stage starts only when the one before has passed. */
const STAGES: Check[][] = [
  [
    { name: 'types', script: 'types' },
    { name: 'lint', script: 'lint' },
    { name: 'unit tests', script: 'unit' },
    { name: 'samples', script: 'samples' },
    { name: 'prose', script: 'prose' },
  ],
  [
    { name: 'build', script: 'build' },
    // Several builds of the site, for readers to go through: as long as all the rest of this stage.
    { name: 'builds to deploy', script: 'offline:builds' },
  ],
  [
    { name: 'weight of the first load', script: 'weights' },
    { name: 'quality of the search', script: 'search:quality' },
    { name: 'weight of reading offline', script: 'bench:offline' },
  ],
  [{ name: 'end-to-end tests', script: 'e2e' }],
  [{ name: 'deploys and days without a network', script: 'e2e:offline' }],
  [{ name: 'Lighthouse', script: 'lighthouse' }],
];

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs one check; shows what it printed when it is done, so that checks side by side stay readable. */
function run({ name, script }: Check): Promise<Result> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `\n=== ${name}: npm run ${script}\n${Buffer.concat(output).toString().trimEnd()}`,
      );
      resolve({ name, passed: code === 0, seconds });
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

const results: Result[] = [];
for (const stage of STAGES) {
  if (results.some(({ passed }) => !passed)) break;
  console.log(`Running ${stage.map(({ name }) => name).join(', ')} …`);
  results.push(...(await runStage(stage)));
}

const planned = STAGES.flat().length;
const failed = results.filter(({ passed }) => !passed).length;
const skipped = planned - results.length;
console.log('\nSummary');
for (const { name, passed, seconds } of results) {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
}
if (skipped > 0) console.log(`  ${skipped} not run, because an earlier check failed`);
console.log(
  `${results.length - failed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exit(failed > 0 ? 1 : 0);
