import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { CodeProblem } from './problem';

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

const TypeScript = Parser.extend(tsPlugin());

/** @throws CodeProblem at a syntax error */
export function parse(file: string, source: string): Node {
  try {
    const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const;
    return TypeScript.parse(source, options) as unknown as Node;
  } catch (error) {
    const { message, loc, pos = 0 } = error as SyntaxError & { loc?: Position; pos?: number };
    // Removes the position from the parser's message, as it is shown separately.
    const text = message.replace(/ \(\d+:\d+\)$/, '');
    throw new CodeProblem(text === UNEXPECTED ? unexpected(source, pos) : text, file, loc);
  }
}

/** The parser's message for most mistakes. */
const UNEXPECTED = 'Unexpected token';

/** Names the unexpected token. */
function unexpected(source: string, position: number): string {
  const [token] = /^(?:[\w$]+|\S)/.exec(source.slice(position)) ?? [];
  return token ? `${UNEXPECTED} ${token}` : 'The code ends too early: a bracket is not closed.';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const TYPE_STATEMENTS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** Whether a statement only concerns types. */
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

/** All child nodes of a node, in tree order. */
export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The text of an identifier or string literal: names of imports and members may be either. */
export const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? '');
