import type { IndexedPage } from './types';

const TOKEN = /=>|\.\.\.|[\p{L}_$][\p{L}\p{N}_$.]*|'[^']*'|"[^"]*"|`[^`]*`|\d+|\S/gu;
const NAME = /^[\p{L}_$]/u;
const OPENING = new Set(['(', '<', '[', '{']);
const CLOSING = new Set([')', '>', ']', '}']);

/** What makes a query one for a type: an arrow, type arguments, an array, one of several, a return, a member. */
const IS_TYPE =
  /=>|[\p{L}\p{N}_$]<\s*(?:[\p{L}{'[]|$)|\w\[\]|[\w'"}]\s*\|\s*[\w'"{]|\)\s*:\s*\w|\{\s*\w+\??:/u;

/** How far a match is from what was typed, by what differs; 0 is the very same. */
const COSTS = {
  /** A parameter of another name. */
  parameter: 0.1,
  /** A type that the package does not export, on the page of a symbol. */
  behind: 0.5,
  /** A type whose arguments were left out. */
  bare: 1,
  /** A name that only begins as typed. */
  unfinished: 2,
  /** A type parameter, which stands for any type: only asked for where nothing names the type. */
  any: 3,
};

interface Signature {
  page: IndexedPage;
  tokens: string[];
  /** Names of its type parameters. */
  parameters: ReadonlySet<string>;
  isBehind: boolean;
}

/** The parts of a type, however its source is laid out. */
function tokensOf(type: string): string[] {
  const tokens = type.match(TOKEN) ?? [];
  return tokens.flatMap((token, at) => {
    const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]];
    if (token === ',' || token === ';') return CLOSING.has(after) || after === '' ? [] : token;
    // What a method returns is what a function returns.
    if (token === ':' && before === ')') return '=>';
    // Prettier puts one in front of the first of several.
    const isLeading = OPENING.has(before) || ['=', ':', '=>', ','].includes(before);
    return token === '|' && isLeading ? [] : token;
  });
}

/**
 * Finds symbols by a part of their signature: `Signal<boolean>`, `=> Promise<MutationResult`,
 * `(store) => Operation`. Parameters without a type stand for any; what is typed last may be unfinished.
 *
 * @returns for a query, the pages whose signature has it, the nearest first, of those the one with the shortest
 *   signature; undefined for a query that is no type
 */
export function signaturesOf(
  pages: readonly IndexedPage[],
): (query: string) => IndexedPage[] | undefined {
  // Most visits never ask for a type.
  let signatures: Signature[] | undefined;
  return (query) => {
    if (!IS_TYPE.test(query)) return undefined;
    signatures ??= pages
      .flatMap((page) => (page.signatures ?? []).map((text) => signatureOf(page, text)))
      .sort((a, b) => a.tokens.length - b.tokens.length);
    const asked = tokensOf(query);
    const found = signatures.flatMap((signature) => {
      const costs = signature.tokens.map((_, at) => costOf(signature, at, asked));
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

/** How far a type, from one of its parts on, is from what is asked for. */
function costOf({ tokens, parameters }: Signature, from: number, asked: readonly string[]): number {
  let at = from;
  let depth = 0;
  let cost = 0;
  for (const [index, token] of asked.entries()) {
    const next = asked[index + 1];
    const own = tokens[at];
    const isName = NAME.test(token);
    if (own === undefined) return Number.POSITIVE_INFINITY;
    if (depth > 0 && isName && isUntyped(asked[index - 1], next)) {
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

/** Where the parameter, or the list, that a place is in ends. */
function behind(tokens: readonly string[], from: number, ends: readonly string[]): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (depth === 0 && ends.includes(token)) return at;
    depth += Number(OPENING.has(token)) - Number(CLOSING.has(token));
  }
  return tokens.length;
}
