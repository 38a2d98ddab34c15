import { distance } from 'fastest-levenshtein';
import { slipsAllowedIn } from './slips';
import { compact } from './tokens';
import type { IndexedPage, IndexedSection } from './types';

/** Points for a page whose very name was typed; those for words in its text stay far below. */
const POINTS = { exact: 1000, bare: 900, prefix: 200, typo: 150, middle: 60 } as const;

/** What the name of a member or of an option is worth against that of a page. */
const MEMBER = 0.5;

/** Of two pages with the same name, the one of the sort that the query means gets these points. */
const PREFERRED = 120;

/** Of `httpMutation` and `HttpMutation`, the one that is written as typed gets these. */
const SAME_CASE = 50;

/** Shortest name, in letters, that may be misspelled. */
const LEAST_MISSPELLED = 5;

export interface NameMatch {
  page: IndexedPage;
  /** The member or option of the page that has the name; missing where the page has it. */
  section?: IndexedSection;
  points: number;
  /** Whether the name was typed in full and without a slip. */
  isWhole: boolean;
}

interface Name {
  page: IndexedPage;
  section?: IndexedSection;
  /** In letters and digits only. */
  name: string;
  /** That of a page without "with": so readers call extensions. */
  bare?: string;
}

/**
 * Finds pages, members and options by name: typed exactly, without "with", as a beginning, as a part, or with
 * a slip of a letter or two. Spaces, dashes and case do not matter.
 */
export function namesOf(pages: readonly IndexedPage[]): (query: string) => NameMatch[] {
  const names = pages.flatMap((page): Name[] => [
    { page, name: compact(page.title), bare: compact(page.title).replace(/^with/, '') },
    ...page.sections
      .filter(({ heading }) => /^[\w$]+(?:\(\))?$/.test(heading))
      .map((section) => ({ page, section, name: compact(section.heading) })),
  ]);
  return (query) => {
    const asked = compact(query);
    if (asked.length < 2) return [];
    const asCode = isCode(query);
    return names.flatMap(({ page, section, name, bare = name }): NameMatch[] => {
      const points = pointsFor(asked, name, bare);
      if (points === undefined) return [];
      const isWhole = points >= POINTS.bare;
      const title = section?.heading ?? page.title;
      const sameCase = title.startsWith(query.trim()) ? SAME_CASE : 0;
      if (section) return [{ page, section, points: MEMBER * points + sameCase, isWhole }];
      const isApi = page.kind !== 'guide' && page.kind !== 'page';
      const preferred = isApi === asCode ? PREFERRED : 0;
      return [{ page, points: points + preferred + sameCase, isWhole }];
    });
  };
}

/** A name typed as in code means the symbol; words, and the name of an extension, mean the guide about it. */
function isCode(query: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(query) && !compact(query).startsWith('with');
}

function pointsFor(asked: string, name: string, bare: string): number | undefined {
  if (asked === name) return POINTS.exact;
  if (asked === bare) return POINTS.bare;
  // Of several names, the shorter one is more of what was asked for.
  const length = Math.min(name.length, 50) / 10;
  if (asked.length >= 3 && (name.startsWith(asked) || bare.startsWith(asked))) {
    return POINTS.prefix - length;
  }
  if (asked.length >= LEAST_MISSPELLED) {
    const slips = Math.min(distance(asked, name), distance(asked, bare));
    if (slips <= slipsAllowedIn(asked)) return POINTS.typo - 20 * slips;
  }
  if (asked.length >= 4 && name.includes(asked)) return POINTS.middle - length;
  return undefined;
}
