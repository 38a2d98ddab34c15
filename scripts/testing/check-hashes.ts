/**
 * `npm run hashes` queries the registry about each lock file entry without an integrity hash. Exits with 1 if the
 * registry has a hash for one of them.
 */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject } from '../lib/paths';
import { compareWithRegistry } from './lock-file';

/** Queries npm about a package. npm also prints errors as JSON, but nothing if it cannot be started. */
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
