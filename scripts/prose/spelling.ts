import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../rules/problems';

/** The words that no dictionary knows. */
const WORDS = 'scripts/prose/words.txt';

/**
 * Words of the given files that neither a dictionary nor the project's own list knows.
 * @throws where cspell itself fails
 */
export function checkSpelling(root: string, files: readonly string[]): Problem[] {
  const cspell = path.join(root, 'node_modules/cspell/bin.mjs');
  const config = path.join(root, 'scripts/prose/cspell.json');
  const options = ['--no-progress', '--no-summary', '--no-color', '--show-suggestions'];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [cspell, 'lint', ...options, '--config', config, '--file-list', 'stdin'],
    { cwd: root, input: files.join('\n'), encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status === null || status > 1) throw new Error(`cspell failed:\n${stderr || stdout}`);
  return stdout.split('\n').flatMap((line) => {
    const [, file, number, word, rest = ''] =
      /^(.*?):(\d+):\d+ - Unknown word \(([^)]*)\)(.*)$/.exec(line) ?? [];
    if (!file || !word) return [];
    const guesses = /\[(.*)\]/.exec(rest)?.[1]?.split(',').slice(0, 3).join(', ').trim();
    return {
      file: path.resolve(root, file),
      line: Number(number),
      message: `"${word}" is in no dictionary.`,
      remedy: `${guesses ? `Did you mean one of: ${guesses}? ` : ''}If it is right, add it to ${WORDS}.`,
    };
  });
}

/** The project's own words have an order, and each stands there once. */
export function checkWords(root: string): Problem[] {
  const file = path.join(root, WORDS);
  const words = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
  if (sorted.join('\n') === words.join('\n')) return [];
  const at = sorted.findIndex((word, index) => word !== words[index]);
  return [
    {
      file,
      message: `The words are not in order, from "${words[at]}" on.`,
      remedy: 'Sort them by alphabet, each once.',
    },
  ];
}
