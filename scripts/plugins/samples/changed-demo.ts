import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { takeMarks } from '../../content/fence';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';
import { type ModuleLine, problemOf, type Sample } from './sample';

/**
 * The lines of a demo's file as it is when fences have changed it, each of which shows lines that stand together
 * there. A line that none of them shows is where the first fence begins.
 *
 * @param folder where the module stands, below the project: from there it imports what the demo does
 * @param problems gets the fences whose lines the demo does not have, or has twice
 */
export function changedDemo(
  samples: readonly [Sample, ...Sample[]],
  folder: string,
  problems: Problem[],
): ModuleLine[] {
  const [first] = samples;
  const file = path.posix.join(path.posix.dirname(first.page), first.meta.changes ?? '');
  const from = path.posix.relative(folder, path.posix.dirname(file));
  // Of one that is not there the rules speak.
  if (!existsSync(inProject(file))) return [];
  const source = readFileSync(inProject(file), 'utf8').trimEnd();
  let lines = source
    .replace(/(?<= from ')\.(?=\/)/g, from)
    .split('\n')
    .map((text): ModuleLine => ({ text, sample: first, line: first.line }));
  for (const sample of samples) {
    const { code, marks } = takeMarks(sample.diff);
    const shown = code.split('\n').map((text, at) => ({
      text,
      sample,
      line: sample.line + 1 + at,
      mark: marks.get(at + 1),
    }));
    const before = shown.filter(({ mark }) => mark !== 'add');
    const places = [...lines.keys()].filter((start) =>
      before.every(({ text }, at) => lines[start + at]?.text === text),
    );
    const [place] = places;
    if (place === undefined || places.length > 1) {
      const times = places.length === 0 ? 'nowhere' : `${places.length} times`;
      const message = `The lines that are not added stand in ${file} ${times}.`;
      problems.push(
        problemOf(sample, message, 'Show lines that are there once, with all of them.'),
      );
      continue;
    }
    lines = lines.toSpliced(place, before.length, ...shown.filter(({ mark }) => mark !== 'del'));
  }
  return lines;
}
