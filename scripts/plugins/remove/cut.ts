/** A part of a string, by offsets. */
export type Range = readonly [start: number, end: number];

/** Returns a text without these parts, which may overlap. */
export function cut(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let from = 0;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    kept += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return kept + text.slice(from);
}
