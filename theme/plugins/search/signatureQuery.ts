import { depthOf, isName, type TypeToken, tokensOf } from '../../lib/typeTokens';
import { isStopWord } from './tokens';

/** Matches a type: an arrow, type arguments, an array, a union, a return type, or a member. */
const IS_TYPE =
  /=>|[\p{L}\p{N}_$]<\s*(?:[\p{L}{'[…]|$)|\w\[\]|[\w'"}]\s*\|\s*[\w'"{]|\)\s*:\s*\w|\{\s*\w+\??:|^[a-z]\w*\??:\s*(?:string|number|boolean|unknown|void|[A-Z]\w*)\b/u;

/** Matches "returns X" in words. */
const RETURNS = /^returns?\s+(?=[A-Z]\w*[\w<>[\]]*$|(?:string|number|boolean|void)\b[[\]]*$)/;

/** Matches the start of a part that connects two parts of a type. */
const STARTS_OPEN = /^(?:=|\||&|:|,|\))/;
const ENDS_OPEN = /(?:=>|=|\||&|:|,)$/;

const KEYWORD = /^(?:function|type|interface|const|class)$/;

/** Maximum number of words. More words are a question or a message that contains a type. */
const MAX_WORDS = 2;

/** A query for a type. */
export interface SignatureQuery {
  /** The parts that a signature must contain: the members of an object type, or else the type. */
  parts: TypeToken[][];
  /** Words beside the type, such as the name of a member. Signatures with these words are preferred. */
  words: string[];
}

/** Reads a query for a type: `Signal<boolean>`, `Signal<boolean> loading`, `returns ValueProvider`. */
export function signatureQuery(raw: string, isMessage: boolean): SignatureQuery | undefined {
  const query = raw.replace(RETURNS, '=> ');
  if (!IS_TYPE.test(query)) return undefined;
  const chunks = chunksOf(query);
  const isWord = chunks.map(
    (chunk, at) =>
      /^[\w$]+$/.test(chunk) &&
      !ENDS_OPEN.test(chunks[at - 1] ?? '') &&
      !STARTS_OPEN.test(chunks[at + 1] ?? ''),
  );
  const words = chunks.filter(
    (chunk, at) => isWord[at] && !isStopWord(chunk.toLowerCase()) && !KEYWORD.test(chunk),
  );
  const isNarrowed = !isMessage && words.length <= MAX_WORDS && isWord.includes(false);
  const type = isNarrowed ? chunks.filter((_, at) => !isWord[at]).join(' ') : query;
  return { parts: partsOf(tokensOf(type)), words: isNarrowed ? words : [] };
}

/** Splits a query at spaces outside brackets. */
function chunksOf(query: string): string[] {
  const chunks: string[] = [];
  let depth = 0;
  let end = -1;
  for (const { text, from, to } of tokensOf(query)) {
    const isSeparate = depth === 0 && from > end;
    if (isSeparate) chunks.push('');
    // Commas without a meaning are not tokens.
    chunks.push(
      `${chunks.pop() ?? ''}${isSeparate ? '' : query.slice(end, from)}${query.slice(from, to)}`,
    );
    depth = Math.max(0, depth + depthOf(text));
    end = to;
  }
  return chunks;
}

/** The members of an object type, which a signature may contain in another order and beside others. */
function partsOf(tokens: TypeToken[]): TypeToken[][] {
  const [opening, name, colon] = tokens;
  const isObject = opening?.text === '{' && isName(name?.text) && /^[:?]$/.test(colon?.text ?? '');
  if (!isObject) return [tokens];
  const parts: TypeToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const before = depth;
    depth += depthOf(token.text);
    if (Math.min(before, depth) === 0) continue;
    if (depth === 1 && /^[;,]$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
