import type { CompilerError } from '../samples/find-errors';
import type { Token } from './highlight';

/** What stands below a code of an error in it. */
export const errorText = ({ line, code, message }: CompilerError, firstLine = 1): string =>
  `Line ${firstLine + line}: error ${code}: ${message}`;

/** Highlighted code with its errors marked: a class more, beside that of the colour. */
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
  return tokens.flatMap(([text, colour]) => {
    const [begin, end] = [from - start, to - start].map((at) => Math.max(at, 0));
    start += text.length;
    const pieces: Token[] = [
      [text.slice(0, begin), colour],
      [text.slice(begin, end), colour ? `${colour} e` : 'e'],
      [text.slice(end), colour],
    ];
    return pieces.filter(([piece]) => piece);
  });
}
