/**
 * `npm run rspress:versions` builds the site with several versions of Rspress and runs the end-to-end tests on each
 * build. To use other versions, pass them as arguments:
 *
 * npm run rspress:versions -- --build-only 2.0.22 2.0.23
 *
 * Prints a line per version, and exits with 1 if one fails.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { copySources, gitEnvironment, removeCopy } from './copy';

const VERSIONS = ['2.0.20', '2.0.21', '2.0.22'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'build-only': { type: 'boolean', default: false } },
});

const outcomes: string[] = [];
for (const version of positionals.length > 0 ? positionals : VERSIONS) {
  const copy = await copySources('rspress-version');
  const env = { ...process.env, ...(await gitEnvironment(copy)) };
  const commands = [
    `npm install --no-audit --no-fund --save-exact @rspress/core@${version}`,
    'npm run --silent build',
    ...(values['build-only'] ? [] : ['npm run --silent e2e']),
  ];
  // On Windows, npm is a script and needs a shell.
  const failed = commands.find(
    (command) => spawnSync(command, { cwd: copy, env, shell: true, stdio: 'inherit' }).status !== 0,
  );
  outcomes.push(`${version}: ${failed ? `failed at ${failed}` : 'passed'}`);
  if (failed) process.exitCode = 1;
  await removeCopy(copy);
}
console.log(outcomes.join('\n'));
