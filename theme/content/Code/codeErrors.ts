import type { Code } from 'mdast';
import type { LineMark, Token } from './codeHtml';

/** A compiler error with its location: a line and a half-open range of columns, counted from 0. */
export interface CompilerError {
  line: number;
  from: number;
  to: number;
  /** A code such as `TS2345`. */
  code: string;
  message: string;
}

export const errorText = ({ line, code, message }: CompilerError, firstLine = 1): string =>
  `Line ${firstLine + line}: error ${code}: ${message}`;

/** Marks errors in highlighted code with an additional class. */
export function withErrors(
  lines: readonly (readonly Token[])[],
  errors: readonly CompilerError[],
): (readonly Token[])[] {
  return lines.map((tokens, index) =>
    errors
      .filter(({ line }) => line === index)
      .reduce((marked, { from, to }) => mark(marked, from, to), tokens),
  );
}

function mark(tokens: readonly Token[], from: number, to: number): Token[] {
  let start = 0;
  return tokens.flatMap(([text, color]) => {
    const [begin, end] = [from - start, to - start].map((at) => Math.max(at, 0));
    start += text.length;
    const pieces: Token[] = [
      [text.slice(0, begin), color],
      [text.slice(begin, end), color ? `${color} e` : 'e'],
      [text.slice(end), color],
    ];
    return pieces.filter(([piece]) => piece);
  });
}

export const errorsMarkdown = (errors: readonly CompilerError[], firstLine?: number): Code => ({
  type: 'code',
  lang: 'text',
  value: errors.map((error) => errorText(error, firstLine)).join('\n'),
});

const SIGNS: Partial<Record<LineMark, string>> = { add: '+', del: '-' };

/** Marked code as a plain-text diff; undefined without added or removed lines. */
export function plainDiff(code: string, marks: ReadonlyMap<number, LineMark>): string | undefined {
  if (![...marks.values()].some((mark) => mark in SIGNS)) return undefined;
  const lines = code.split('\n').flatMap((line, index) => {
    const mark = marks.get(index + 1);
    if (mark !== 'fold') return `${SIGNS[mark ?? 'mark'] ?? ' '} ${line}`.trimEnd();
    return marks.get(index) === 'fold' ? [] : '@@';
  });
  return lines.join('\n');
}
