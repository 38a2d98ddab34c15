/** Matches the typical start or subject of a message from compilers, Angular and browsers. */
const SAYS_ERROR = /\berror\b|\b(?:TS|NG)\d{3,}\b|\w+Error\b|['"“].+['"”]|\bis not\b|\bcannot\b/i;

/** Matches a line of a stack trace, even if a field has joined the lines, or the position of an error. */
const NOISE = /\s*\bat (?:\S+ )?\(?\S+:\d+:\d+\)?|\S*\.(?:[cm]?[jt]sx?|html):\d+(?::\d+)?(?: - )?/g;

/** Maximum length of a text that is read, in characters. */
const LONGEST_TEXT = 10_000;

/**
 * Extracts the message from pasted text. From code or a log, returns the lines starting with the first error number or
 * name, without file paths and stack traces.
 */
export function messageIn(text: string): string {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split('\n')
    .map((line) => line.replace(NOISE, '').trim())
    .filter((line) => line !== '');
  const telling = lines.filter((line) => SAYS_ERROR.test(line));
  return (telling.length > 0 ? telling : lines).join(' ');
}
