import { meets, WORD } from './tokens';

const WORDS = new RegExp(`(${WORD.source})`, 'u');

/** Marks the words of a text that the query met: whole words, so that names stay readable. */
export function Highlight({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let at = 0;
  return text.split(WORDS).map((part, index) => {
    const start = at;
    at += part.length;
    // With a group in the pattern, every second part is a word.
    return index % 2 === 1 && meets(part, terms) ? <mark key={start}>{part}</mark> : part;
  });
}
