/** Whether a benchmark is only checked to work: with its smallest input, and without limits. */
export const isSmokeTest = process.argv.includes('--smoke');

/** The median: a single slow run has no effect. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Whether a value was measured: a size or time of zero means that something was not found. */
const isMeasured = (value: number, unit: string): boolean =>
  Number.isFinite(value) && (value > 0 || !['B', 'ms'].includes(unit));

/** Reports whether a value meets its limit, if there is one; otherwise the process exits with 1. */
export function report(what: string, value: number, limit: number, unit: string): void {
  const fits = isMeasured(value, unit) && (isSmokeTest || value <= limit);
  if (!fits) process.exitCode = 1;
  const allowed = Number.isFinite(limit) && !isSmokeTest ? ` (${limit})` : '';
  console.log(`${fits ? 'ok    ' : 'MISSED'}  ${what}: ${Math.round(value)} ${unit}${allowed}`);
}
