/** Content of a card: the declaration, a summary, the origin, and a link. */
export type NameFacts = [text: string, summary?: string, origin?: string, href?: string];

export const TYPE_PARAMETER = '(type parameter)';

export interface PageNames<Facts = NameFacts> {
  /** All meanings, or null for unknown ones. */
  names: Record<string, (Facts | null | undefined)[]>;
  /** By code key: the index of the meaning of each ambiguous name, in order. After the end, the first one applies. */
  codes: Record<string, number[]>;
}

/** The keys depend on the content, so that a file from another build finds nothing rather than wrong facts. */
export type SharedFacts = Record<string, NameFacts>;

export type NamesFile = PageNames<NameFacts | string>;

export const SHARED_FILE = 'names/shared.json';

export const withShared = ({ names, codes }: NamesFile, shared: SharedFacts): PageNames => ({
  names: Object.fromEntries(
    Object.entries(names).map(([name, all]) => [
      name,
      all.map((facts) => (typeof facts === 'string' ? shared[facts] : facts)),
    ]),
  ),
  codes,
});

/** Matches everything in code that could be a name, including keywords and words in comments. */
export const NAMES = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Matches the API reference and the tutorial. Each has one file, because its pages have many names in common. */
const TOGETHER = /(?<=^\/docs\/(?:api|tutorial))\/.+/;

export const namesFileOf = (route: string): string =>
  `names${route === '/' ? '/index' : route.replace(TOGETHER, '')}.json`;

/** 20 bits of FNV-1a, so that facts about another version of the code are not found. */
export function keyOf(code: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return (hash >>> 12).toString(36);
}

interface FoundName {
  start: number;
  end: number;
  facts: NameFacts;
}

export function nameAt(page: PageNames, code: string, offset: number): FoundName | undefined {
  return namesIn(page, code).find(({ start, end }) => start <= offset && offset < end);
}

export function namesIn({ names, codes }: PageNames, code: string): FoundName[] {
  const choices = codes[keyOf(code)]?.values();
  if (!choices) return [];
  return [...code.matchAll(NAMES)].flatMap(({ 0: name, index: start }) => {
    const meanings = Object.hasOwn(names, name) ? (names[name] ?? []) : [];
    const choice = (meanings.length > 1 && choices.next().value) || 0;
    const facts = meanings[choice];
    return facts ? [{ start, end: start + name.length, facts }] : [];
  });
}
