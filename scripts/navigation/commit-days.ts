import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const git = async (cwd: string, ...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;

/**
 * Reads the day of the last commit that changed each file below a folder. The result is empty without git, outside a
 * repository, and in a shallow clone, where every file seems to come from the oldest commit.
 *
 * @returns days as `YYYY-MM-DD` in UTC, by absolute file path
 */
export async function readCommitDays(folder: string): Promise<Map<string, string>> {
  try {
    const shallow = (await git(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true';
    if (shallow) return new Map();
    const root = (await git(folder, 'rev-parse', '--show-toplevel')).trim();
    const log = await git(
      folder,
      'log',
      '--no-renames',
      '--name-only',
      '-z',
      '--format=%x01%ct',
      '--',
      '.',
    );
    return parseLog(log, root);
  } catch {
    return new Map();
  }
}

/**
 * Parses `git log -z --name-only --format=%x01%ct`. The newest commit comes first, so the first occurrence of a file
 * counts.
 */
export function parseLog(log: string, root: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...files] = commit.split(/[\0\n]+/).filter(Boolean);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) {
      const absolute = path.join(root, file);
      if (!days.has(absolute)) days.set(absolute, day);
    }
  }
  return days;
}
