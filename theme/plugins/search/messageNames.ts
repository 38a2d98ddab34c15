import type { NameMatch } from './names';
import { WEIGHTS } from './scoring';
import { namesIn } from './tokens';
import type { IndexedPage } from './types';

/**
 * Finds the names in error messages.
 *
 * @returns a function that finds the symbols named in a message, their guides, and members quoted in it
 */
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
    const named = new Map<IndexedPage, number>();
    const members = quotedIn(message).flatMap((name) => {
      const all = byName(name).filter(({ section, isWhole }) => section && isWhole);
      for (const { page } of all) named.set(page, Math.max(named.get(page) ?? 0, 1 / all.length));
      return all;
    });
    for (const page of symbols) named.set(page, 1);
    return [
      ...[...named].map(([page, share]) => ({
        page,
        points: share * WEIGHTS.named * (page.kind === 'guide' ? WEIGHTS.kinds.guide : 1),
        isWhole: false,
      })),
      ...members.map((match) => ({ ...match, points: WEIGHTS.quoted, isWhole: false })),
    ];
  };
}

/** Returns the most significant names in an error message. */
export const keyNamesIn = (message: string): string[] => [
  ...quotedIn(message),
  ...namesIn(message.replace(KIND_OF_ERROR, '')).map(({ name }) => name),
];

/** Matches class names of errors that are too common to be useful, unlike `SecurityError`. */
const KIND_OF_ERROR = /\b(?:Range|Reference|Runtime|Type)Error\b/g;

/** Matches a name in an error message. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]{3,}/gu;

/** Returns the names quoted in a message, such as those of members. */
const quotedIn = (message: string) =>
  [...message.matchAll(/['"‘’“”`]([\p{L}_$][\p{L}\p{N}_$]+)['"‘’“”`]/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !TYPE_OF_LANGUAGE.test(name));

const TYPE_OF_LANGUAGE = /^(?:any|boolean|never|null|number|object|string|undefined|unknown|void)$/;
