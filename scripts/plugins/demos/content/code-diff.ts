import { diffLines } from 'diff';

/** Number of unchanged lines shown around a change. */
const CONTEXT = 2;

/** Fewer lines than this are not worth folding. */
const MIN_FOLD = 4;

/**
 * Returns the new version of some code with removed lines kept. All changes are marked in the notation that `takeMarks`
 * reads, and lines far from any change are marked as folded.
 */
export function codeDiff(before: string, after: string): string {
  const lines = diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`).flatMap((part) => {
    const mark = part.added ? '++' : part.removed ? '--' : '';
    return part.value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ text, mark }));
  });
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ mark }) => mark),
  );
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && !isNear[end]) end++;
    if (end - at >= MIN_FOLD) for (const line of lines.slice(at, end)) line.mark = 'fold';
    at = Math.max(end, at + 1);
  }
  return lines.map(({ text, mark }) => (mark ? `${text} // [!code ${mark}]` : text)).join('\n');
}
