/**
 * `npm run hashes`: asks the registry for each entry of the lock file without an integrity hash. Exits with 1 if it has
 * one.
 */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject } from '../lib/paths';
import { compareWithRegistry } from './lock-file';

/** npm prints errors as JSON, too, but nothing if it cannot be started. */
const ask = (spec: string) =>
  new Promise<string>((resolve, reject) => {
    exec(`npm view "${spec}" dist.integrity --json`, (error, stdout) => {
      if (error && !stdout) reject(error);
      else resolve(stdout);
    });
  });

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
const { missing, others } = await compareWithRegistry(packages, ask);
for (const line of others) console.log(line);
if (missing.length > 0) {
  console.error(`Add these hashes to package-lock.json:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
