import { distance } from 'fastest-levenshtein';
import { slipsAllowedIn } from './slips';
import { compact } from './tokens';
import type { IndexedPage } from './types';

/** Points for a page whose very name was typed; those for words in its text stay far below. */
const POINTS = { exact: 1000, bare: 900, prefix: 200, typo: 150, middle: 60 } as const;

/** Of two pages with the same name, the one of the sort that the query means gets these points. */
const PREFERRED = 120;

/** Of `httpMutation` and `HttpMutation`, the one that begins as typed gets these. */
const SAME_CASE = 10;

/** Shortest name, in letters, that may be misspelled. */
const LEAST_MISSPELLED = 5;

export interface NameMatch {
  points: number;
  /** Whether the name was typed in full and without a slip. */
  isWhole: boolean;
}

/**
 * Finds pages by name: typed exactly, without "with", as a beginning, as a part, or with a slip of a letter
 * or two. Spaces, dashes and case do not matter.
 */
export function namesOf(pages: IndexedPage[]): (query: string) => Map<IndexedPage, NameMatch> {
  const names = pages.map((page) => {
    const name = compact(page.title);
    return { page, name, bare: name.replace(/^with/, '') };
  });
  return (query) => {
    const asked = compact(query);
    const matches = new Map<IndexedPage, NameMatch>();
    if (asked.length < 2) return matches;
    const asCode = isCode(query);
    for (const { page, name, bare } of names) {
      const points = pointsFor(asked, name, bare);
      if (points === undefined) continue;
      const isApi = page.kind !== 'guide' && page.kind !== 'page';
      matches.set(page, {
        points:
          points +
          (isApi === asCode ? PREFERRED : 0) +
          (page.title.startsWith(query.trim().charAt(0)) ? SAME_CASE : 0),
        isWhole: points >= POINTS.bare,
      });
    }
    return matches;
  };
}

/** A name typed as code means the symbol; words mean the guide about it. */
function isCode(query: string): boolean {
  const isOneWord = !/\s/.test(query.trim());
  return /\p{Ll}\p{Lu}/u.test(query) || (isOneWord && compact(query).startsWith('with'));
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
