import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { CodeProblem } from './problem';

/** A node of the syntax tree. Its type says what else it has. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: Position };
  [key: string]: unknown;
}

/** A place in a file: lines count from 1, columns from 0. */
export interface Position {
  line: number;
  column: number;
}

const TypeScript = Parser.extend(tsPlugin());

/** @throws CodeProblem where the code breaks the language's rules */
export function parse(file: string, source: string): Node {
  try {
    const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const;
    return TypeScript.parse(source, options) as unknown as Node;
  } catch (error) {
    const { message, loc, pos = 0 } = error as SyntaxError & { loc?: Position; pos?: number };
    // The parser ends its messages with the place, which is told beside them.
    const text = message.replace(/ \(\d+:\d+\)$/, '');
    throw new CodeProblem(text === UNEXPECTED ? unexpected(source, pos) : text, file, loc);
  }
}

/** All that the parser says of most mistakes. */
const UNEXPECTED = 'Unexpected token';

/** Says what it is that stands where it cannot. */
function unexpected(source: string, position: number): string {
  const [token] = /^(?:[\w$]+|\S)/.exec(source.slice(position)) ?? [];
  return token
    ? `${UNEXPECTED} ${token}`
    : 'The code ends too early: a bracket that it opens is not closed.';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const TYPE_STATEMENTS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** Whether a statement says something to the compiler alone. */
export const isTypeStatement = ({ type, declare }: Node): boolean =>
  TYPE_STATEMENTS.has(type) || Boolean(declare);

/** The node under a key, if there is one. */
export const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

/** The nodes of a list. */
export const list = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** All nodes right below a node, in the order of the tree. */
export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The text of an identifier or of a text in quotes: names of imports and members may be either. */
export const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? '');
