import type { IndexedPage } from './types';

const TOKEN = /=>|\.\.\.|[\p{L}_$][\p{L}\p{N}_$.]*|'[^']*'|"[^"]*"|`[^`]*`|\d+|\S/gu;
const NAME = /^[\p{L}_$]/u;
const OPENING = new Set(['(', '<', '[', '{']);
const CLOSING = new Set([')', '>', ']', '}']);

/** What makes a query one for a type: an arrow, type arguments, an array, or several types of which one holds. */
const IS_TYPE = /=>|[\p{L}\p{N}_$]<\s*[\p{L}{'[]|\w\[\]|[\w'"]\s*\|\s*[\w'"{]/u;

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
    const found = signatures.filter(({ tokens }) =>
      tokens.some((_, at) => holds(tokens, at, asked)),
    );
    return [...new Set(found.map(({ page }) => page))];
  };
}

/** Whether a type is asked for, from one of its parts on. */
function holds(tokens: readonly string[], from: number, asked: readonly string[]): boolean {
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
    if (!same) return false;
  }
  return true;
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
