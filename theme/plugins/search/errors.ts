import type { IndexedPage, IndexedSection } from './indexFormat';
import type { NameMatch } from './names';
import type { PageResult, SectionResult } from './pageResults';
import { kindFactor, sum, WEIGHTS } from './scoring';
import { compact, namesIn } from './tokens';

/** How certain it is that a listed section explains an error. */
export type Explanation = 'likely' | 'possible' | 'none';

/** Sections that share only common words with a message do not explain it, nor do those about another error number. */
export function explanationIn(
  message: string,
  pages: readonly PageResult[],
): { explanation: Explanation; sections: ReadonlySet<SectionResult> } {
  const numbers = numbersIn(message);
  const isOther = (others: readonly string[]) =>
    others.length > 0 && numbers.length > 0 && !others.some((number) => numbers.includes(number));
  /** A text with only the number of an error is explained by whatever is about that number. */
  const isNumber = numbers.length > 0 && messageOf(message) === '';
  const isNamed = ({ heading }: SectionResult) => isNumber && numbersIn(heading).length > 0;
  const all = pages
    .flatMap(({ sections }) => sections.filter((each) => each.source.error || isNamed(each)))
    .filter(({ heading }) => !isOther(numbersIn(heading)));
  const { min, unnumbered, likely } = WEIGHTS.explains;
  const words = wordsIn(message);
  /** A section that names neither the message nor its number needs more to be about the same error. */
  const minOf = ({ heading }: SectionResult) =>
    numbers.length > 0 && numbersIn(heading).length === 0 && !isWithin(words, wordsIn(heading))
      ? unnumbered * min
      : min;
  const sections = new Set(all.filter((each) => isNamed(each) || each.score >= minOf(each)));
  // A single word, such as a line with only "Error", describes no error.
  const isLikely =
    /\S\s+\S|\d/.test(message) &&
    pages[0]?.sections.some(
      (section) =>
        sections.has(section) &&
        section.score >= likely &&
        numbersIn(section.heading).length >= Math.min(numbers.length, 1),
    );
  return { explanation: sections.size === 0 ? 'none' : isLikely ? 'likely' : 'possible', sections };
}

const wordsIn = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

function isWithin(text: readonly string[], words: readonly string[]): boolean {
  let start = 0;
  return words.every((word) => {
    start = text.indexOf(word, start) + 1;
    return start > 0;
  });
}

const numbersIn = (text: string): string[] => text.match(/\b(?:TS|NG)\d{3,}\b/g) ?? [];

/** Matches error numbers, which compilers put before a message, and headings after it. */
const NUMBER_OF_ERROR = /\b(?:error )?(?:TS|NG)\d{3,}\b/g;

/** All numbers are replaced with the same digit, because they vary. */
export const messageOf = (text: string): string =>
  compact(text.replace(NUMBER_OF_ERROR, '').replace(/\d+/g, '0'));

/** The heading and the quotations of a section, each split at its variable parts. */
export const messagesOf = ({ heading, text }: Pick<IndexedSection, 'heading' | 'text'>) =>
  [heading, ...[...text.matchAll(/"([^"]{10,})"/g)].map(([, quote = '']) => quote)].map((message) =>
    message.split('…').map(messageOf),
  );

/** Minimum length of the common part of two messages, in characters. */
const MIN_COMMON = 10;

/** The common share of the longer text, or more than 1 if the common part is long, which is not a coincidence. */
export function similarity(query: string, parts: readonly string[]): number {
  const name = parts.join('');
  const common = name.includes(query)
    ? query.length
    : sum(parts.filter((part) => query.includes(part)).map(({ length }) => length));
  if (common < MIN_COMMON) return 0;
  return (common / Math.max(query.length, name.length)) * Math.sqrt(common / MIN_COMMON);
}

/** A function that finds the symbols named in a message, their guides, and members quoted in it. */
export function messageNamesOf(
  pages: readonly IndexedPage[],
  byName: (name: string) => NameMatch[],
): (message: string) => NameMatch[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byTitle = new Map<string, IndexedPage[]>();
  for (const page of pages) byTitle.set(page.title, [...(byTitle.get(page.title) ?? []), page]);

  return (message) => {
    const symbols = (message.match(NAME) ?? []).flatMap((name) =>
      (byTitle.get(name) ?? []).flatMap((page) =>
        [page, byPath.get(page.guide ?? '') ?? []].flat(),
      ),
    );
    /** Confidence by page. A member of many pages, such as `name`, says little. */
    const shares = new Map<IndexedPage, number>();
    const members = quotedIn(message).flatMap((name) => {
      const all = byName(name).filter(({ section, isWhole }) => section && isWhole);
      for (const { page } of all) shares.set(page, Math.max(shares.get(page) ?? 0, 1 / all.length));
      return all;
    });
    for (const page of symbols) shares.set(page, 1);
    return [
      ...[...shares].map(([page, share]) => ({
        page,
        points: share * WEIGHTS.subject * kindFactor(page),
        isWhole: false,
      })),
      ...members.map((match) => ({ ...match, points: 0, isWhole: false })),
    ];
  };
}

export const keyNamesIn = (message: string): string[] => [
  ...quotedIn(message),
  ...namesIn(message.replace(KIND_OF_ERROR, '')).map(({ name }) => name),
];

/** Matches class names of errors that are too common to be useful, unlike `SecurityError`. */
const KIND_OF_ERROR = /\b(?:Range|Reference|Runtime|Type)Error\b/g;

/** Matches a name in an error message. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{3,}/gu;

/** The names quoted in a message, such as those of members. */
const quotedIn = (message: string) =>
  [...message.matchAll(/['"‘’“”`]([\p{L}_$][\p{L}\p{N}_$]+)['"‘’“”`]/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !TYPE_OF_LANGUAGE.test(name));

const TYPE_OF_LANGUAGE = /^(?:any|boolean|never|null|number|object|string|undefined|unknown|void)$/;
