import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { firstError } from './first-error';

const TSC = 'node node_modules/typescript-native/bin/tsc';

/** Excludes the unit test of builds, which adds mistakes to the sources of all plugins. */
const UNIT =
  'npx --no-install vitest run --project node --project theme --exclude scripts/build.test.ts';

/** The steps that a copy without a plugin has to pass, in this order. */
export const STEPS = {
  types: `${TSC} && ${TSC} -p sw`,
  build: 'npm run --silent build',
  /** Only the unit tests of the core. */
  core: `${UNIT} --exclude "{scripts,theme}/plugins/**"`,
  unit: UNIT,
  e2e: 'npm run --silent e2e -- --project=site e2e/core --retries 1 --reporter line',
} as const;

export type Step = keyof typeof STEPS;

/** The steps that together show that everything works. */
export const ALL_STEPS: readonly Step[] = ['types', 'build', 'unit', 'e2e'];

/** Outcome of the steps in a copy. */
export interface StepResult {
  /** The step that failed, if any. Later steps were not run. */
  failed?: Step;
  /** The error. */
  error?: string;
  /** Processor time of each step, in seconds. */
  seconds: Partial<Record<Step, number>>;
}

/** Runs steps in a copy of the project until one fails. */
export async function runSteps(
  copy: string,
  steps: readonly Step[],
  env: Record<string, string>,
): Promise<StepResult> {
  const seconds: StepResult['seconds'] = {};
  for (const step of steps) {
    const { code, output, used } = await run(STEPS[step], copy, env);
    seconds[step] = used;
    if (code !== 0) return { failed: step, error: firstError(output), seconds };
  }
  return { seconds };
}

/** Runs a command. At the end, the shell prints how much CPU time the command has taken. */
function run(command: string, cwd: string, env: Record<string, string>) {
  const child = spawn('sh', ['-c', `{ ${command}; } 2>&1; code=$?; times; exit $code`], {
    cwd,
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  return new Promise<{ code: number | null; output: string; used: number }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = Buffer.concat(output).toString().trimEnd().split('\n');
      // The times of the shell, and of the processes it has started.
      const [times = ''] = lines.splice(-2).slice(1);
      resolve({ code, output: lines.join('\n'), used: secondsIn(times) });
    });
  });
}

/** Returns the sum of times such as `1m2.50s`. */
const secondsIn = (times: string): number =>
  [...stripVTControlCharacters(times).matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
