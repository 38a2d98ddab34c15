import { containsTerm, termsIn } from './tokens';

/** Approximate length of an excerpt, in characters. */
const LENGTH = 140;

interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
}

/** Cache of sentences, because nearly the same text is shown again with each letter of a query. */
const known = new Map<string, Sentence[]>();

function sentencesOf(text: string): Sentence[] {
  let sentences = known.get(text);
  if (!sentences) {
    sentences = text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => ({ text: sentence, terms: new Set(termsIn(sentence)) }));
    known.set(text, sentences);
  }
  return sentences;
}

/** Returns the sentence of a text with the most matching terms, or the start of the text if none matches. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  const held = sentences.map((sentence) => {
    let count = 0;
    for (const term of sentence.terms) if (terms.has(term)) count++;
    return count;
  });
  const best = held.indexOf(Math.max(...held));
  let excerpt = sentences[best]?.text ?? '';
  // Adds context to a short sentence.
  for (const { text: next } of sentences.slice(best + 1)) {
    if (excerpt.length + next.length > LENGTH) break;
    excerpt += ` ${next}`;
  }
  return cut(excerpt, terms);
}

/** Truncates a long sentence at word boundaries, around the first match. */
function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LENGTH) return sentence;
  const words = sentence.split(' ');
  const hit = words.findIndex((word) => containsTerm(word, terms));
  let from = Math.max(hit, 0);
  // Includes some context before the match.
  while (from > 0 && words.slice(from - 1, hit + 1).join(' ').length <= LENGTH / 3) from--;
  let to = from + 1;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= LENGTH) to++;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
