/** Whether a benchmark only has to work, with its smallest input and without limits. */
export const isSmokeTest = process.argv.includes('--smoke');

/** Returns the median, which a single slow run does not affect. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Returns whether a value was measured. A size or time of zero means that something was not found. */
const isMeasured = (value: number, unit: string): boolean =>
  Number.isFinite(value) && (value > 0 || !['B', 'ms'].includes(unit));

/** Prints a value and whether it meets its limit. If not, the process exits with 1. */
export function report(what: string, value: number, limit: number, unit: string): void {
  const fits = isMeasured(value, unit) && (isSmokeTest || value <= limit);
  if (!fits) process.exitCode = 1;
  const allowed = Number.isFinite(limit) && !isSmokeTest ? ` (${limit})` : '';
  console.log(`${fits ? 'ok    ' : 'MISSED'}  ${what}: ${Math.round(value)} ${unit}${allowed}`);
}
