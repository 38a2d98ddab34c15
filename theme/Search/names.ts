import { distance } from 'fastest-levenshtein';
import { slipsAllowedIn } from './slips';
import { compact, partsOf } from './tokens';
import type { IndexedPage, IndexedSection, PageKind } from './types';

/** Points for a page whose very name was typed; those for words in its text stay far below. */
const POINTS = {
  exact: 1000,
  bare: 900,
  prefix: 200,
  typo: 150,
  pattern: 120,
  middle: 60,
} as const;

/** What the name of a member or of an option is worth against that of a page, and any other name of it. */
const MEMBER = 0.5;
const OTHER = 0.45;

/** Of two pages with the same name, the one of the sort that the query means gets these points. */
const PREFERRED = 120;

/** Of `httpMutation` and `HttpMutation`, the one that is written as typed gets these. */
const SAME_CASE = 50;

/** Shortest name, in letters, that may be misspelled. */
const LEAST_MISSPELLED = 5;

/** How many words two names in camelCase share at least that are made alike. */
const LEAST_SHARED = 2;

/** What the name typed in full has more than its first letter, as far as it is typed. */
const PREFIX_SHARE = 30;

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
  /** As the page writes it. */
  title: string;
  /** In letters and digits only. */
  name: string;
  /** That of a page without "with": so readers call extensions. */
  bare?: string;
}

/**
 * Finds pages, members and options by name: typed exactly, without "with", as a beginning, as a part, or with
 * a slip of a letter or two. Spaces, dashes and case do not matter, nor does what stands around it in code. A
 * name that nothing has finds those that are made like it: `addTodoIsPending` is one like `saveIsPending`.
 */
export function namesOf(pages: readonly IndexedPage[]): (query: string) => NameMatch[] {
  const names = pages.flatMap((page): Name[] => [
    {
      page,
      title: page.title,
      name: compact(page.title),
      bare: compact(page.title).replace(/^with/, ''),
    },
    ...membersOf(page),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));

  /** With the guide about a symbol, where its introduction has the symbol's name without "with". */
  function withGuide(match: NameMatch, asked: string): NameMatch[] {
    const guide = byPath.get(match.page.guide ?? '');
    const [introduction] = guide?.sections ?? [];
    const isSubject =
      guide &&
      guide.title !== match.page.title &&
      compact(introduction?.text ?? '').includes(asked);
    return isSubject
      ? [{ ...match, page: guide, points: match.points + PREFERRED }, match]
      : [match];
  }

  return (query) => {
    const typed = nameIn(query);
    const asked = compact(typed);
    if (asked.length < 2) return [];
    const found = names.flatMap((known): NameMatch[] => {
      const { page, section, title, name, bare = name } = known;
      const points = pointsFor(asked, name, bare);
      if (points === undefined) return [];
      const isWhole = points >= POINTS.bare;
      const sameCase = title.startsWith(typed) ? SAME_CASE : 0;
      if (section) {
        const worth = title === section.heading ? MEMBER : OTHER;
        return [{ page, section, points: worth * points + sameCase, isWhole }];
      }
      // `DevTools` is no name in the code of `withDevtools`.
      const asCode = isCode(typed) && (!isWhole || title.endsWith(typed.slice(1)));
      const preferred = isApi(page.kind) === asCode ? PREFERRED : 0;
      const match = { page, points: points + preferred + sameCase, isWhole };
      return points === POINTS.bare ? withGuide(match, asked) : [match];
    });
    return found.length > 0 ? found : madeLike(typed, names);
  };
}

/** Members and options, by all names that their rows begin with; of several rows of a name, the first explains it. */
function membersOf(page: IndexedPage): Name[] {
  const known = new Set<string>();
  return page.sections.flatMap((section) => {
    const { heading, text } = section;
    if (!IS_NAME.test(heading) || known.has(heading)) return [];
    known.add(heading);
    const others = OTHER_NAMES.exec(text)?.[1]?.split(', ') ?? [];
    return [heading, ...others].map((title) => ({
      page,
      section,
      title,
      name: compact(title),
    }));
  });
}

const IS_NAME = /^[\w$]+(?:\(\))?$/;
/**
 * What its row says first: how a member is called with a collection, or what else the row explains. A comma between
 * two names is a must: without it, a word could be split in any way, and to try them all takes seconds.
 */
const OTHER_NAMES = /^([a-z_$][\w$]*(?:\(.*?\))?(?:, [a-z_$][\w$]*(?:\(.*?\))?)*): /;

/** Of `store.load()` in code, what is asked for; else all of it. */
const nameIn = (query: string) =>
  /^(?:[\w$]+(?:\(\))?\??\.)*([\w$]{3,})(?:\(.*)?;?$/s.exec(query.trim())?.[1] ?? query.trim();

const isApi = (kind: PageKind) => kind !== 'guide' && kind !== 'page';

/** A name typed as in code means the symbol; words, and the name of an extension, mean the guide about it. */
const isCode = (name: string) => /\p{Ll}\p{Lu}/u.test(name) && !compact(name).startsWith('with');

/** Members whose names begin and end with the same words, around the reader's own ones. */
function madeLike(typed: string, names: readonly Name[]): NameMatch[] {
  const asked = partsOf(typed);
  if (compact(typed) !== asked.join('')) return [];
  return names.flatMap(({ page, section, title }) => {
    const parts = section ? partsOf(title) : [];
    const atEnd = sharedAtStart(parts.toReversed(), asked.toReversed());
    const shared = atEnd + sharedAtStart(parts, asked);
    const hasOwn = shared < Math.min(parts.length, asked.length);
    if (!hasOwn || atEnd === 0 || shared < LEAST_SHARED) return [];
    return [{ page, section, points: (POINTS.pattern * shared) / asked.length, isWhole: true }];
  });
}

function sharedAtStart(parts: readonly string[], others: readonly string[]): number {
  const end = parts.findIndex((part, at) => part !== others[at]);
  return end < 0 ? parts.length : end;
}

function pointsFor(asked: string, name: string, bare: string): number | undefined {
  if (asked === name) return POINTS.exact;
  if (asked === bare) return POINTS.bare;
  // Of several names, the shorter one is more of what was asked for.
  const share = asked.length / name.length;
  if (asked.length >= 3 && (name.startsWith(asked) || bare.startsWith(asked))) {
    return POINTS.prefix + PREFIX_SHARE * share;
  }
  if (asked.length >= LEAST_MISSPELLED) {
    const slips = Math.min(distance(asked, name), distance(asked, bare));
    if (slips <= slipsAllowedIn(asked)) return POINTS.typo - 20 * slips;
  }
  if (asked.length >= 4 && name.includes(asked)) return POINTS.middle + 5 * share;
  return undefined;
}
