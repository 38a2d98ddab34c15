import type { Files } from '../generate';

export interface ChangedLines {
  /** Lines to mark, from 0: those that are new, or else the line before which some were removed. */
  lines: readonly number[];
  added: number;
  removed: number;
}

/** The lines of a file that differ from those before. A line that has moved counts as unchanged. */
export function changedLines(before: string, after: string): ChangedLines {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const added = current.flatMap((line, at) => (old.includes(line) ? [] : at));
  const removed = old.filter((line) => !current.includes(line)).length;
  const first = current.findIndex((line, at) => line !== old[at]);
  const isChanged = added.length > 0 || removed > 0;
  const lines = added.length > 0 || !isChanged ? added : [Math.max(first, 0)];
  return { lines, added: added.length, removed };
}

/** The changed lines of each file that has changed, by name. */
export const changesIn = (before: Files, after: Files): Record<string, ChangedLines> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, text]) => [name, changedLines(before[name] ?? '', text)] as const)
      .filter(([, { added, removed }]) => added > 0 || removed > 0),
  );
