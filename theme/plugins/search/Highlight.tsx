import { containsTerm, WORD } from './tokens';

/** Marks the words that match the query. Marks whole words, so that names stay readable. */
export function Highlight({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!containsTerm(word, terms)) continue;
    parts.push(text.slice(at, index), <mark key={index}>{word}</mark>);
    at = index + word.length;
  }
  return [...parts, text.slice(at)];
}
