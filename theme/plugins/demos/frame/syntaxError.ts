import type { Position } from './nodes';

/** Describes why and where code cannot be parsed. */
export function syntaxErrorOf(
  error: unknown,
  source: string,
): { message: string; position: Position | undefined } {
  const { message, loc, pos = 0 } = error as SyntaxError & { loc?: Position; pos?: number };
  // Removes the position from the parser's message, because it is shown separately.
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  return { message: text === UNEXPECTED ? unexpected(source, pos) : text, position: loc };
}

/** The parser's message for most mistakes. */
const UNEXPECTED = 'Unexpected token';

/** Names the unexpected token. */
function unexpected(source: string, position: number): string {
  const [token] = /^(?:[\w$]+|\S)/.exec(source.slice(position)) ?? [];
  return token ? `${UNEXPECTED} ${token}` : 'The code ends too early: a bracket is not closed.';
}
