/** The value in the middle: one slow try does not count. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Says whether a figure keeps its limit, where it has one; the process ends with 1 if not. */
export function report(what: string, value: number, limit: number, unit: string): void {
  const fits = value <= limit;
  if (!fits) process.exitCode = 1;
  const allowed = Number.isFinite(limit) ? ` (${limit})` : '';
  console.log(`${fits ? 'ok    ' : 'MISSED'}  ${what}: ${Math.round(value)} ${unit}${allowed}`);
}
