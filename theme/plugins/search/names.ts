import { isSymbol } from '../../config/pageKinds';
import type { IndexedPage, IndexedSection } from './indexFormat';
import { compact, partsOf, stem, typosAllowedIn, typosIn } from './tokens';

/** Points for matching names: those of words in the text are far below. */
const POINTS = { exact: 1000, withoutWith: 900, similar: 200, inPart: 120 } as const;

/** Weight of a name of a member or option, relative to that of a page. */
const MEMBER = 0.5;

/** Bonus for the page of the kind that the query suggests, among pages with the same name. */
const PREFERRED = 120;

/** Bonus for the same case, such as `httpMutation` and `HttpMutation`. */
const SAME_CASE = 50;

/** Minimum length of a name that may be misspelled, in letters. */
const LEAST_MISSPELLED = 5;

/** Minimum number of common words in camelCase names of the same pattern. */
const LEAST_SHARED = 2;

export interface NameMatch {
  page: IndexedPage;
  /** The member or option that has the name. Missing if the page itself has it. */
  section?: IndexedSection;
  points: number;
  /** Whether the name was typed completely and without a typo. */
  isWhole: boolean;
}

interface Name {
  page: IndexedPage;
  section?: IndexedSection;
  /** As spelled on the page. */
  title: string;
  /** In letters and digits only. */
  name: string;
  /** The name of a page without "with", which readers often omit. */
  bare?: string;
  /** The stemmed name of a guide without "with". */
  singular?: string;
  /** The words inside the name of a member, which are computed on first use. */
  parts?: string[];
}

/** Finds pages, members and options by name, by a part or with typos. Ignores spaces, case and surrounding code. */
export function namesOf(pages: readonly IndexedPage[]): (query: string) => NameMatch[] {
  const names = pages.flatMap((page): Name[] => [
    {
      page,
      title: page.title,
      name: compact(page.title),
      bare: compact(page.title).replace(/^with/, ''),
      singular: isSymbol(page.kind) ? undefined : stem(compact(page.title).replace(/^with/, '')),
    },
    ...membersOf(page),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));

  /** Adds the guide about a symbol if its introduction contains the symbol's name without "with". */
  function withGuide(match: NameMatch, needle: string): NameMatch[] {
    const guide = byPath.get(match.page.guide ?? '');
    const [introduction] = guide?.sections ?? [];
    const isSubject =
      guide &&
      guide.title !== match.page.title &&
      compact(introduction?.text ?? '').includes(needle);
    return isSubject
      ? [{ ...match, page: guide, points: match.points + PREFERRED }, match]
      : [match];
  }

  return (query) => {
    const typed = nameIn(query);
    const needle = compact(typed);
    if (needle.length < 2) return [];
    const needleStem = stem(needle);
    const typos = needle.length >= LEAST_MISSPELLED ? typosAllowedIn(needle) : 0;
    const found = names.flatMap((known): NameMatch[] => {
      const { page, section, title, name, bare = name, singular } = known;
      const points =
        singular === needleStem ? POINTS.withoutWith : pointsFor(needle, name, bare, typos);
      if (points === undefined) return [];
      const isWhole = points >= POINTS.withoutWith;
      const sameCase = title.startsWith(typed) ? SAME_CASE : 0;
      if (section) {
        return [{ page, section, points: MEMBER * points + sameCase, isWhole }];
      }
      const asCode = isCode(typed);
      // If it is typed as code but without "with", the name of an extension can mean both.
      const isEither = asCode && points === POINTS.withoutWith;
      const preferred = !isEither && isSymbol(page.kind) === asCode ? PREFERRED : 0;
      const match = { page, points: points + preferred + sameCase, isWhole };
      return points === POINTS.withoutWith ? withGuide(match, needle) : [match];
    });
    return found.length > 0 ? found : samePattern(typed, names);
  };
}

/** Members and options by all names in their rows. The first row of a name describes it. */
function membersOf(page: IndexedPage): Name[] {
  const known = new Set<string>();
  return page.sections.flatMap((section) => {
    const { heading, text } = section;
    if (!(isSymbol(page.kind) ? IS_NAME : IS_MEMBER).test(heading) || known.has(heading)) return [];
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
/** Matches the names of members. Guides have headings of one word, such as "Options", which are not names. */
const IS_MEMBER = /^[a-z_$][\w$]*(?:\(\))?$/;
const OTHER_NAME = String.raw`[a-z_$][\w$]*(?:\(.*?\))?`;
/** Further names at the start of a row. Without the comma between names, backtracking would take seconds. */
const OTHER_NAMES = new RegExp(`^(${OTHER_NAME}(?:, ${OTHER_NAME})*): `);

/** The last name of code such as `store.load()`, or else the whole query. */
const nameIn = (query: string) =>
  /^(?:[\w$]+(?:\(\))?\??\.)*([\w$]{3,})(?:\(.*)?;?$/s.exec(query.trim())?.[1] ?? query.trim();

/** Whether a query is a member or a call in code. */
export const isCall = (query: string): boolean => nameIn(query) !== query.trim();

/** Whether a name refers to the symbol, as in code. Words, and names of extensions, refer to the guide. */
const isCode = (name: string) => /\p{Ll}\p{Lu}/u.test(name) && !compact(name).startsWith('with');

/** Members whose names start and end with the same words, around the reader's own words. */
function samePattern(typed: string, names: readonly Name[]): NameMatch[] {
  const needle = partsOf(typed);
  if (compact(typed) !== needle.join('')) return [];
  return names.flatMap((known) => {
    const { page, section, title } = known;
    if (!section) return [];
    known.parts ??= partsOf(title);
    const { parts } = known;
    const atEnd = sharedAtStart(parts.toReversed(), needle.toReversed());
    const shared = atEnd + sharedAtStart(parts, needle);
    const hasOwn = shared < Math.min(parts.length, needle.length);
    if (!hasOwn || atEnd === 0 || shared < LEAST_SHARED) return [];
    return [{ page, section, points: (POINTS.inPart * shared) / needle.length, isWhole: true }];
  });
}

function sharedAtStart(parts: readonly string[], others: readonly string[]): number {
  const end = parts.findIndex((part, at) => part !== others[at]);
  return end < 0 ? parts.length : end;
}

function pointsFor(needle: string, name: string, bare: string, typos: number): number | undefined {
  if (needle === name) return POINTS.exact;
  if (needle === bare) return POINTS.withoutWith;
  const isStart = name.startsWith(needle) || bare.startsWith(needle);
  if (needle.length >= 3 && isStart) return POINTS.similar;
  const made = Math.min(typosIn(needle, name, typos), typosIn(needle, bare, typos));
  if (typos > 0 && made <= typos) return POINTS.similar;
  return needle.length >= 4 && name.includes(needle) ? POINTS.inPart : undefined;
}
