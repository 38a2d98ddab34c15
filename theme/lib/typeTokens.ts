export interface TypeToken {
  text: string;
  from: number;
  to: number;
}

const TOKEN = /=>|\.\.\.|[\p{L}\p{N}_$][\p{L}\p{N}_$.]*|(['"`]).*?\1|\S/gu;
const OPENING = new Set(['(', '<', '[', '{']);
const CLOSING = new Set([')', '>', ']', '}']);

export const depthOf = (token: string) => Number(OPENING.has(token)) - Number(CLOSING.has(token));

export const isName = (token = '') => /^[\p{L}_$]/u.test(token);

/** The tokens of a type, independent of formatting. */
export function tokensOf(type: string): TypeToken[] {
  const all = [...type.matchAll(TOKEN)];
  return all.flatMap(({ 0: text, index }, at) => {
    const [before = '', after = ''] = [all[at - 1]?.[0], all[at + 1]?.[0]];
    const token = { text, from: index, to: index + text.length };
    if (text === ',' || text === ';') return CLOSING.has(after) || after === '' ? [] : token;
    // Treats a method's return type like a function's.
    if (text === ':' && before === ')') return { ...token, text: '=>' };
    // Prettier adds a leading bar to unions.
    const isLeading = OPENING.has(before) || ['=', ':', '=>', ','].includes(before);
    return text === '|' && isLeading ? [] : token;
  });
}

/** The index of the first of these tokens outside brackets, or of the end of the enclosing bracket. */
export function behind(
  tokens: readonly TypeToken[],
  from: number,
  ends: readonly string[],
): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (depth === 0 && (ends.includes(text) || CLOSING.has(text))) return at;
    depth += depthOf(text);
  }
  return tokens.length;
}
