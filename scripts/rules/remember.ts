import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problems';

/**
 * Leaves out a check of sources in which nothing was wrong before: reading them anew, with all that reads
 * TypeScript, takes half a second of every build.
 *
 * @param sources texts that decide what the check finds; the rules themselves count as well
 */
export async function unlessKnownGood(
  sources: readonly string[],
  check: () => Promise<Problem[]>,
  cacheFolder = path.resolve('node_modules/.cache/rules'),
): Promise<Problem[]> {
  const key = createHash('sha1');
  for (const source of [...rules(), ...sources]) key.update(source).update('\0');
  const mark = path.join(cacheFolder, key.digest('hex'));
  if (existsSync(mark)) return [];
  const problems = await check();
  if (problems.length === 0) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(mark, '');
  }
  return problems;
}

const rules = () =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));
