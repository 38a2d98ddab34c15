import { stripVTControlCharacters } from 'node:util';

/**
 * Matches lines that say what is wrong, most specific first: of compilers and rules, of Playwright, of Vitest, of other
 * tools.
 */
const ERRORS = [
  /^\S+\.tsx?\(\d+,\d+\): error .+/m,
  /^\S+:\d+:\d+ {2}\S.*/m,
  /^\s*\d+\) \[.+/m,
  /^\s*FAIL .+/m,
  /^.*\berror\b.*/im,
];

/** Returns the first error in the output of a command, or else its last line. */
export function firstError(output: string): string {
  const text = stripVTControlCharacters(output);
  for (const pattern of ERRORS) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found.trim();
  }
  return text.trimEnd().split('\n').at(-1) ?? '';
}
