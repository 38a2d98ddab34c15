import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { takeMarks } from '../../content/fence';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';
import { type ModuleLine, problemOf, type Sample } from './sample';

/**
 * Returns the lines of a demo's file after applying fences that change it. Each fence shows consecutive lines of the
 * file. Lines that no fence shows are mapped to the first fence.
 *
 * @param folder folder of the module, below the project; relative imports of the demo are resolved from there
 * @param problems receives a problem for each fence whose lines are missing in the demo, or ambiguous
 */
export function changedDemo(
  samples: readonly [Sample, ...Sample[]],
  folder: string,
  problems: Problem[],
): ModuleLine[] {
  const [first] = samples;
  const file = path.posix.join(path.posix.dirname(first.page), first.meta.words.changes ?? '');
  const from = path.posix.relative(folder, path.posix.dirname(file));
  // The rules report missing files.
  if (!existsSync(inProject(file))) return [];
  const source = readFileSync(inProject(file), 'utf8').trimEnd();
  let lines = source
    .replace(/(?<= from ')\.(?=\/)/g, from)
    .split('\n')
    .map((text): ModuleLine => ({ text, sample: first, line: first.line }));
  for (const sample of samples) {
    const { code, marks } = takeMarks(sample.diff);
    const shown = code.split('\n').map((text, i) => ({
      text,
      sample,
      line: sample.line + 1 + i,
      mark: marks.get(i + 1),
    }));
    const before = shown.filter(({ mark }) => mark !== 'add');
    const matches = [...lines.keys()].filter((start) =>
      before.every(({ text }, i) => lines[start + i]?.text === text),
    );
    const [start] = matches;
    if (start === undefined || matches.length > 1) {
      const count = matches.length === 0 ? 'do not occur' : `occur ${matches.length} times`;
      const message = `The unchanged and removed lines ${count} in ${file}.`;
      problems.push(problemOf(sample, message, 'Show consecutive lines that occur only once.'));
      continue;
    }
    lines = lines.toSpliced(start, before.length, ...shown.filter(({ mark }) => mark !== 'del'));
  }
  return lines;
}
