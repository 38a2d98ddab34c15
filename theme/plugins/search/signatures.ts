import type { IndexedPage } from './types';

const TOKEN = /=>|\.\.\.|[\p{L}_$][\p{L}\p{N}_$.]*|'[^']*'|"[^"]*"|`[^`]*`|\d+|\S/gu;
const NAME = /^[\p{L}_$]/u;
const OPENING = new Set(['(', '<', '[', '{']);
const CLOSING = new Set([')', '>', ']', '}']);

/** Detects a query for a type: an arrow, type arguments, an array, a union, a return type, a member. */
const IS_TYPE =
  /=>|[\p{L}\p{N}_$]<\s*(?:[\p{L}{'[]|$)|\w\[\]|[\w'"}]\s*\|\s*[\w'"{]|\)\s*:\s*\w|\{\s*\w+\??:/u;

/** Distance between a match and the query, by difference; 0 is exact. */
const COSTS = {
  /** A parameter with another name. */
  parameter: 0.1,
  /** An unexported type on the page of a symbol. */
  behind: 0.5,
  /** A type without its arguments. */
  bare: 1,
  /** A name that starts with the typed one. */
  unfinished: 2,
  /** A type parameter, which matches any type: only used without a better match. */
  any: 3,
};

interface Signature {
  page: IndexedPage;
  tokens: string[];
  /** Names of its type parameters. */
  parameters: ReadonlySet<string>;
  isBehind: boolean;
}

/** The tokens of a type, independent of formatting. */
function tokensOf(type: string): string[] {
  const tokens = type.match(TOKEN) ?? [];
  return tokens.flatMap((token, at) => {
    const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]];
    if (token === ',' || token === ';') return CLOSING.has(after) || after === '' ? [] : token;
    // Treats a method's return type like a function's.
    if (token === ':' && before === ')') return '=>';
    // Prettier adds a leading one to unions.
    const isLeading = OPENING.has(before) || ['=', ':', '=>', ','].includes(before);
    return token === '|' && isLeading ? [] : token;
  });
}

/**
 * Finds symbols by a part of their signature: `Signal<boolean>`, `=> Promise<MutationResult`,
 * `(store) => Operation`. Parameters without a type match any; the last token may be incomplete.
 *
 * @returns a function that finds pages with a matching signature, nearest and shortest first; undefined for a query
 *   that is no type
 */
export function signaturesOf(
  pages: readonly IndexedPage[],
): (query: string) => IndexedPage[] | undefined {
  // Computed lazily, as most visits never search for a type.
  let signatures: Signature[] | undefined;
  return (query) => {
    if (!IS_TYPE.test(query)) return undefined;
    signatures ??= pages
      .flatMap((page) => (page.signatures ?? []).map((text) => signatureOf(page, text)))
      .sort((a, b) => a.tokens.length - b.tokens.length);
    const needle = tokensOf(query);
    const found = signatures.flatMap((signature) => {
      const costs = signature.tokens.map((_, at) => costOf(signature, at, needle));
      const cost = Math.min(...costs) + (signature.isBehind ? COSTS.behind : 0);
      return cost < Number.POSITIVE_INFINITY ? [{ page: signature.page, cost }] : [];
    });
    found.sort((a, b) => a.cost - b.cost);
    const named = found.filter(({ cost }) => cost < COSTS.any);
    return [...new Set((named.length > 0 ? named : found).map(({ page }) => page))];
  };
}

function signatureOf(page: IndexedPage, text: string): Signature {
  const tokens = tokensOf(text);
  const [, name, opening] = tokens;
  const parameters = new Set<string>();
  let depth = opening === '<' ? 1 : 0;
  for (let at = 3; depth > 0 && at < tokens.length; at++) {
    const [before, token = ''] = [tokens[at - 1], tokens[at]];
    if (depth === 1 && (before === '<' || before === ',')) parameters.add(token);
    depth += Number(OPENING.has(token)) - Number(CLOSING.has(token));
  }
  return { page, tokens, parameters, isBehind: name !== page.title };
}

/** Distance between a signature, from one of its tokens on, and the query. */
function costOf(
  { tokens, parameters }: Signature,
  from: number,
  needle: readonly string[],
): number {
  let at = from;
  let depth = 0;
  let cost = 0;
  for (const [index, token] of needle.entries()) {
    const next = needle[index + 1];
    const own = tokens[at];
    const isName = NAME.test(token);
    if (own === undefined) return Number.POSITIVE_INFINITY;
    if (depth > 0 && isName && isUntyped(needle[index - 1], next)) {
      if (own !== token) cost += COSTS.parameter;
      at = behind(tokens, at, [',', ')']);
      continue;
    }
    depth += Number(token === '(') - Number(token === ')');
    at++;
    if (own.toLowerCase() !== token.toLowerCase()) {
      if (next === undefined && own.toLowerCase().startsWith(token.toLowerCase())) {
        cost += COSTS.unfinished;
      } else if (isName && parameters.has(own)) cost += COSTS.any;
      else return Number.POSITIVE_INFINITY;
    }
    if (isName && next !== undefined && next !== '<' && tokens[at] === '<') {
      cost += COSTS.bare;
      at = behind(tokens, at + 1, ['>']) + 1;
    }
  }
  return cost;
}

const isUntyped = (before: string | undefined, after: string | undefined) =>
  (before === '(' || before === ',') && (after === ')' || after === ',');

/** Index of the end of the enclosing parameter or list. */
function behind(tokens: readonly string[], from: number, ends: readonly string[]): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (depth === 0 && ends.includes(token)) return at;
    depth += Number(OPENING.has(token)) - Number(CLOSING.has(token));
  }
  return tokens.length;
}
