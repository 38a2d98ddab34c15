/**
 * `npm run rspress:versions`: builds the site with several versions of Rspress and runs the end-to-end tests
 * on each; these, or those that are named:
 *
 *     npm run rspress:versions -- --build-only 2.0.22 2.0.23
 *
 * Prints a line for each version, and exits with 1 where one fails.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { copySources, gitEnvironment, removeCopy } from '../lib/copy';

const VERSIONS = ['2.0.20', '2.0.21', '2.0.22'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'build-only': { type: 'boolean', default: false } },
});

/** What is done with a version, each in a shell: on Windows npm is a script. */
const stepsFor = (version: string): [name: string, command: string][] => [
  ['installed', `npm install --no-audit --no-fund --save-exact @rspress/core@${version}`],
  ['built', 'npm run --silent build'],
  ...(values['build-only'] ? [] : [['tested', 'npm run --silent e2e'] as [string, string]]),
];

/** @throws with what a command has printed, if it fails */
function run(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.slice(-4000)));
    });
  });
}

let failed = false;
for (const version of positionals.length > 0 ? positionals : VERSIONS) {
  const copy = await copySources('rspress-version');
  const env = { ...process.env, ...(await gitEnvironment(copy)) };
  const done: string[] = [];
  try {
    for (const [name, command] of stepsFor(version)) {
      const started = performance.now();
      await run(command, copy, env).catch(({ message }) => {
        throw new Error(`could not be ${name}:\n${message}`);
      });
      done.push(`${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    console.log(`${version} ${done.join(', ')}`);
  } catch (error) {
    failed = true;
    console.log(`${version} ${error instanceof Error ? error.message : error}`);
  } finally {
    await removeCopy(copy);
  }
}
if (failed) process.exitCode = 1;
