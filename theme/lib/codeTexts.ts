/** Matches comments and strings. The last one may not be closed yet. */
export const TEXTS =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|(['"])(?:\\.|(?!\1)[^\\\n])*(?:\1|$|(?=\n))|`(?:\\.|[^\\`])*(?:`|$)/g;

/** Code with spaces for its comments and strings, so that all names in it are code, and are where they were. */
export const withoutTexts = (code: string): string =>
  code.replace(TEXTS, (text) => ' '.repeat(text.length));
