import { meets, termsIn } from './tokens';

/** About how much of a text a result shows, in characters. */
const LENGTH = 140;

interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
}

/** The sentences of texts: with each letter of a query, nearly the same texts are shown again. */
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

/** The sentence of a text that holds most of the words looked for; its beginning where none does. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  const held = sentences.map((sentence) => {
    let count = 0;
    for (const term of sentence.terms) if (terms.has(term)) count++;
    return count;
  });
  const best = held.indexOf(Math.max(...held));
  let excerpt = sentences[best]?.text ?? '';
  // A short one says more with what follows.
  for (const { text: next } of sentences.slice(best + 1)) {
    if (excerpt.length + next.length > LENGTH) break;
    excerpt += ` ${next}`;
  }
  return cut(excerpt, terms);
}

/** Cuts a long sentence at words, around the first of those looked for. */
function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LENGTH) return sentence;
  const words = sentence.split(' ');
  const hit = words.findIndex((word) => meets(word, terms));
  let from = Math.max(hit, 0);
  // What comes before it explains it.
  while (from > 0 && words.slice(from - 1, hit + 1).join(' ').length <= LENGTH / 3) from--;
  let to = from + 1;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= LENGTH) to++;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
