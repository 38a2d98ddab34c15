import { behind, depthOf, isName, type TypeToken } from '../../lib/typeTokens';
import { declarationsOf, memberAt, type Signature, typeAt } from './declarations';
import type { IndexedPage, IndexedSection } from './indexFormat';
import type { MarkedCode } from './pageResults';
import { type SignatureQuery, signatureQuery } from './signatureQuery';
import { isMisspelling, normalized } from './tokens';

/** Distance between a match and the query, by difference. 0 is exact. */
const COSTS = {
  /** A parameter with another name. */
  parameter: 0.1,
  /** A type without its arguments. */
  bare: 1,
  /** A name that starts with the typed one. */
  unfinished: 2,
  /** A misspelled name, which is only considered if there is no better match. */
  misspelled: 2.5,
  /** A type parameter, which matches any type. Only considered if there is no better match. */
  any: 3,
};

/** Matches placeholders in a query: `…`, and type parameters such as `T`. */
const ANY = /^(?:…|\.\.\.|[A-Z])$/;

/** A symbol, or one of its members, with a signature that matches. */
export interface SignatureMatch {
  page: IndexedPage;
  /** The row of the member, or the type, on the page. */
  section?: IndexedSection;
  /** The signature, with the matching part. */
  code: MarkedCode;
}

/** Finds `Signal<boolean>`, `=> Promise<MutationResult`, `(store) => Operation`. The last token may be incomplete. */
export function signaturesOf(
  pages: readonly IndexedPage[],
): (query: string, isMessage?: boolean) => SignatureMatch[] | undefined {
  // Computed lazily, because most visits never search for a type.
  let signatures: Signature[] | undefined;
  return (raw, isMessage = false) => {
    const query = signatureQuery(raw, isMessage);
    if (!query) return undefined;
    signatures ??= declarationsOf(pages);
    const isNamed = ({ cost }: Fit) => cost < COSTS.any;
    let fits = fitsIn(signatures, query, false);
    if (!fits.some(isNamed)) {
      const misspelled = fitsIn(signatures, query, true);
      if (misspelled.some(isNamed)) fits = misspelled;
    }
    const named = fits.filter(isNamed);
    const known = new Set<string>();
    return (named.length > 0 ? named : fits).flatMap(({ signature, from, to }) => {
      const match = matchOf(signature, from, to, query.words.length > 0);
      const key = `${match.page.path} ${match.section?.id ?? match.section?.heading}`;
      if (known.has(key)) return [];
      known.add(key);
      return match;
    });
  };
}

interface Fit {
  signature: Signature;
  /** Indexes of the first token, and of the token after the last. */
  from: number;
  to: number;
  cost: number;
  /** The number of words that occur. */
  hits: number;
}

/** The nearest matches of each signature; if there are words, only those with most of them. */
function fitsIn(signatures: Signature[], { parts, words }: SignatureQuery, isFree: boolean): Fit[] {
  const fits = signatures.flatMap((signature) => {
    const [first = [], ...others] = parts.map((part) => {
      const all = signature.tokens.flatMap((_, from) => fitAt(signature, from, part, isFree) ?? []);
      const least = Math.min(...all.map(({ cost }) => cost));
      return all.filter(({ cost }) => cost === least);
    });
    if (others.some((found) => found.length === 0)) return [];
    const more = others.reduce((sum, [found]) => sum + (found?.cost ?? 0), 0);
    return first.map((fit) => {
      const { points, hits } = wordsIn(signature, fit.from, words);
      return { ...fit, signature, cost: fit.cost + more - points, hits };
    });
  });
  const most = Math.max(...fits.map(({ hits }) => hits));
  return fits.filter(({ hits }) => hits === most).sort((a, b) => a.cost - b.cost);
}

function wordsIn(signature: Signature, at: number, words: readonly string[]) {
  const member = normalized(memberAt(signature, at)?.name ?? '');
  const title = normalized(signature.page.title);
  let points = 0;
  const hits = words.filter((typed) => {
    const word = normalized(typed);
    const nearness = word === member || word === title ? 1 : member.includes(word) ? 0.8 : 0;
    points += nearness;
    return nearness > 0 || title.includes(word) || signature.words.has(word);
  });
  return { points, hits: hits.length };
}

function matchOf(
  signature: Signature,
  from: number,
  to: number,
  isNarrowed: boolean,
): SignatureMatch {
  const { page, text, tokens } = signature;
  // The mark starts after an arrow.
  const start = tokens[from + Number(tokens[from]?.text === '=>')]?.from ?? 0;
  const end = tokens[to - 1]?.to ?? start;
  const member = memberAt(signature, from);
  const section = member?.section ?? (isNarrowed ? undefined : typeAt(signature, from));
  return { page, section, code: excerptOf(text, start, end, member) };
}

/** Maximum length of an excerpt of a signature, and of the part before the match, in characters. */
const LONGEST = 110;
const LEAD = 24;

function excerptOf(
  text: string,
  start: number,
  end: number,
  { from = 0, to = text.length }: { from?: number; to?: number } = {},
): MarkedCode {
  const first = to - from <= LONGEST ? from : Math.max(from, start - LEAD);
  const last = Math.min(to, Math.max(end, first + LONGEST));
  const lead = first > from ? '… ' : '';
  const code = `${lead}${text.slice(first, last)}${last < to ? ' …' : ''}`;
  return { text: code, from: lead.length + start - first, to: lead.length + end - first };
}

function fitAt(
  { tokens, parameters }: Signature,
  from: number,
  needle: readonly TypeToken[],
  isFree: boolean,
): { from: number; to: number; cost: number } | undefined {
  let at = from;
  let depth = 0;
  let cost = 0;
  for (const [index, { text: token }] of needle.entries()) {
    const next = needle[index + 1]?.text;
    if (tokens[at]?.text === '?' && token !== '?') at++;
    const own = tokens[at]?.text;
    if (own === undefined) return undefined;
    if (depth > 0 && isName(token) && isUntyped(needle[index - 1]?.text, next)) {
      if (own !== token) cost += COSTS.parameter;
      at = behind(tokens, at, [',']);
      continue;
    }
    if (own !== token && index > 0 && ANY.test(token) && !depthOf(own)) {
      cost += COSTS.parameter;
      at = behind(tokens, at, [',', ';']);
      continue;
    }
    depth += Number(token === '(') - Number(token === ')');
    at++;
    if (own.toLowerCase() !== token.toLowerCase()) {
      if (next === undefined && own.toLowerCase().startsWith(token.toLowerCase())) {
        cost += COSTS.unfinished;
      } else if (isFree && isName(own) && isMisspelling(normalized(token), normalized(own))) {
        cost += COSTS.misspelled;
      } else if (isName(token) && parameters.has(own)) cost += COSTS.any;
      else return undefined;
    }
    if (isName(token) && next !== undefined && next !== '<' && tokens[at]?.text === '<') {
      cost += COSTS.bare;
      at = behind(tokens, at + 1, []) + 1;
    }
  }
  return { from, to: at, cost };
}

const isUntyped = (before: string | undefined, after: string | undefined) =>
  (before === '(' || before === ',') && (after === ')' || after === ',');
