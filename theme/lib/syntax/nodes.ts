/** A node of the syntax tree. Its other properties depend on the type. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: Position };
  [key: string]: unknown;
}

/** A position in a file: lines count from 1, columns from 0. */
export interface Position {
  line: number;
  column: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

export const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

export const list = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Returns the text of an identifier or string literal, because names of imports and members may be either. */
export const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? '');

export function syntaxErrorOf(
  error: unknown,
  source: string,
): { message: string; position: Position | undefined } {
  const { message, loc, pos = 0 } = error as SyntaxError & { loc?: Position; pos?: number };
  // Removes the position from the parser's message, because it is shown separately.
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  return { message: text === UNEXPECTED ? unexpected(source, pos) : text, position: loc };
}

const UNEXPECTED = 'Unexpected token';

function unexpected(source: string, position: number): string {
  const [token] = /^(?:[\w$]+|\S)/.exec(source.slice(position)) ?? [];
  return token ? `${UNEXPECTED} ${token}` : 'The code ends too early: a bracket is not closed.';
}
