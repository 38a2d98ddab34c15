/**
 * Replaces code of a package with something smaller. Only warns if there is nothing to replace, because demos still run.
 *
 * @param problem names the package's file and what it no longer contains
 */
export function slimmed(
  code: string,
  pattern: RegExp,
  replacement: string,
  problem: string,
): string {
  // A function, because `$` has a meaning in text.
  const changed = code.replace(pattern, () => replacement);
  if (changed === code) {
    console.warn(`${problem} Correct scripts/plugins/demos to make demos smaller.`);
  }
  return changed;
}
