import type { IndexedPage } from './types';

const TOKEN = /=>|\.\.\.|[\p{L}_$][\p{L}\p{N}_$.]*|'[^']*'|"[^"]*"|`[^`]*`|\d+|\S/gu;
const NAME = /^[\p{L}_$]/u;
const OPENING = new Set(['(', '<', '[', '{']);
const CLOSING = new Set([')', '>', ']', '}']);

/** What makes a query one for a type: an arrow, type arguments, an array, one of several, a return, a member. */
const IS_TYPE =
  /=>|[\p{L}\p{N}_$]<\s*[\p{L}{'[]|\w\[\]|[\w'"}]\s*\|\s*[\w'"{]|\)\s*:\s*\w|\{\s*\w+\??:/u;

/** The parts of a type, however its source is laid out. */
function tokensOf(type: string): string[] {
  const tokens = type.match(TOKEN) ?? [];
  return tokens.filter((token, at) => {
    const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]];
    if (token === ',' || token === ';') return !CLOSING.has(after) && after !== '';
    // Prettier puts one in front of the first of several.
    return token !== '|' || !(OPENING.has(before) || ['=', ':', '=>', ','].includes(before));
  });
}

/**
 * Finds symbols by a part of their signature: `Signal<boolean>`, `=> Promise<MutationResult`,
 * `(store) => Operation`. Parameters without a type stand for any; what is typed last may be unfinished.
 *
 * @returns for a query, the pages whose signature has it, those with the shortest signature first; undefined
 *   for a query that is no type
 */
export function signaturesOf(
  pages: readonly IndexedPage[],
): (query: string) => IndexedPage[] | undefined {
  // Most visits never ask for a type.
  let signatures: { page: IndexedPage; tokens: string[] }[] | undefined;
  return (query) => {
    if (!IS_TYPE.test(query)) return undefined;
    signatures ??= pages
      .flatMap((page) => (page.signatures ?? []).map((text) => ({ page, tokens: tokensOf(text) })))
      .sort((a, b) => a.tokens.length - b.tokens.length);
    const asked = tokensOf(query);
    const found = signatures.flatMap(({ page, tokens }) => {
      const ends = tokens.map((_, at) => endOf(tokens, at, asked)).filter((end) => end > 0);
      const last = asked.at(-1)?.toLowerCase();
      // What is typed in full comes before what only begins so.
      const isFull = ends.some((end) => tokens[end - 1]?.toLowerCase() === last);
      return ends.length > 0 ? [{ page, isFull }] : [];
    });
    found.sort((a, b) => Number(b.isFull) - Number(a.isFull));
    return [...new Set(found.map(({ page }) => page))];
  };
}

/** Behind what is asked for, if it stands in a type from one of its parts on; else -1. */
function endOf(tokens: readonly string[], from: number, asked: readonly string[]): number {
  let at = from;
  let depth = 0;
  for (const [index, token] of asked.entries()) {
    const next = asked[index + 1];
    if (depth > 0 && NAME.test(token) && isUntyped(asked[index - 1], next)) {
      at = afterParameter(tokens, at);
      continue;
    }
    if (token === '(') depth++;
    if (token === ')') depth--;
    const own = tokens[at++]?.toLowerCase();
    const same =
      next === undefined ? own?.startsWith(token.toLowerCase()) : own === token.toLowerCase();
    if (!same) return -1;
  }
  return at;
}

const isUntyped = (before: string | undefined, after: string | undefined) =>
  (before === '(' || before === ',') && (after === ')' || after === ',');

/** Behind the parameter at a place, whatever its type. */
function afterParameter(tokens: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (depth === 0 && (token === ',' || token === ')')) return at;
    if (OPENING.has(token)) depth++;
    if (CLOSING.has(token)) depth--;
  }
  return tokens.length;
}
