import { stripVTControlCharacters } from 'node:util';

/** Lines that say what is wrong, most telling first: of compilers and rules, of Playwright, of Vitest, of anything. */
const ERRORS = [
  /^\S+\.tsx?\(\d+,\d+\): error .+/m,
  /^\S+:\d+:\d+ {2}\S.*/m,
  /^\s*\d+\) \[.+/m,
  /^\s*FAIL .+/m,
  /^.*\berror\b.*/im,
];

/** The first error in the output of a command, or else its last line. */
export function firstError(output: string): string {
  const text = stripVTControlCharacters(output);
  for (const pattern of ERRORS) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found.trim();
  }
  return text.trimEnd().split('\n').at(-1) ?? '';
}
