import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

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

export class CodeProblem extends Error {
  override readonly name = 'CodeProblem';

  constructor(
    message: string,
    readonly file: string,
    readonly position?: Position,
  ) {
    super(message);
  }
}

const TypeScript = Parser.extend(tsPlugin());

/** Accepts what parses but is not allowed, above all names that are declared twice. */
const Lenient = TypeScript.extend(
  (Base) =>
    class extends Base {
      raiseRecoverable(): void {}
      declareName(): void {}
    },
);

/**
 * @param isLenient whether the source may be several files, which declare the same names
 * @throws CodeProblem at a syntax error
 */
export function parse(file: string, source: string, isLenient = false): Node {
  try {
    const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const;
    return (isLenient ? Lenient : TypeScript).parse(source, options) as unknown as Node;
  } catch (error) {
    const { message, loc, pos = 0 } = error as SyntaxError & { loc?: Position; pos?: number };
    // The position is shown separately.
    const text = message.replace(/ \(\d+:\d+\)$/, '');
    const what = text === 'Unexpected token' ? unexpected(source, pos) : text;
    throw new CodeProblem(what, file, loc);
  }
}

/** Names the token, which the parser does not. */
function unexpected(source: string, position: number): string {
  const [token] = /^(?:[\w$]+|\S)/.exec(source.slice(position)) ?? [];
  return token ? `Unexpected token ${token}` : 'The code ends too early: a bracket is not closed.';
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

/** The child nodes, in tree order. */
export const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The text of an identifier or a string literal: names of imports and members may be either. */
export const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? '');

const TYPE_STATEMENTS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** Whether a statement only concerns types. */
export const isTypeStatement = ({ type, declare }: Node): boolean =>
  TYPE_STATEMENTS.has(type) || Boolean(declare);
