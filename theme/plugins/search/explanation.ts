import { WEIGHTS } from './scoring';
import type { PageResult, SectionResult } from './types';

/** How certain it is that a listed section explains an error. */
export type Explanation = 'likely' | 'possible' | 'none';

/**
 * Returns the sections that explain an error, in the order of the answer, and how certain that is. Sections that share
 * only common words with a message do not explain it, and neither do those about another error number.
 *
 * @param isAboutError whether a section is about an error
 */
export function explanationIn(
  message: string,
  pages: readonly PageResult[],
  isAboutError: (section: SectionResult) => boolean,
): { explanation: Explanation; sections: ReadonlySet<SectionResult> } {
  const numbers = numbersIn(message);
  const isOther = (own: readonly string[]) =>
    own.length > 0 && numbers.length > 0 && !own.some((number) => numbers.includes(number));
  const all = pages
    .flatMap(({ sections }) => sections.filter(isAboutError))
    .filter(({ heading }) => !isOther(numbersIn(heading)));
  const top = Math.max(0, ...all.map(({ score }) => score));
  const least = Math.max(WEIGHTS.explains.least, WEIGHTS.explains.share * top);
  const words = wordsIn(message);
  /** A section that names neither the message nor its number needs more to be about the same error. */
  const leastOf = ({ heading }: SectionResult) =>
    numbers.length > 0 && numbersIn(heading).length === 0 && !isWithin(words, wordsIn(heading))
      ? WEIGHTS.explains.unnumbered * least
      : least;
  const sections = new Set(all.filter((section) => section.score >= leastOf(section)));
  const isLikely = pages[0]?.sections.some(
    (section) =>
      sections.has(section) &&
      section.score >= WEIGHTS.explains.likely &&
      numbersIn(section.heading).length >= Math.min(numbers.length, 1),
  );
  return { explanation: sections.size === 0 ? 'none' : isLikely ? 'likely' : 'possible', sections };
}

const wordsIn = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

/** Returns whether a text contains these words in this order, with others between them. */
function isWithin(text: readonly string[], words: readonly string[]): boolean {
  let start = 0;
  return words.every((word) => {
    start = text.indexOf(word, start) + 1;
    return start > 0;
  });
}

/** Returns the error numbers of TypeScript and Angular in a text. */
const numbersIn = (text: string): string[] => text.match(/\b(?:TS|NG)\d{3,}\b/g) ?? [];
