import type { Node } from './nodes';
import { parseTypeScript } from './parser';
import { CodeProblem } from './problem';
import { syntaxErrorOf } from './syntaxError';

/**
 * Parses a file.
 * @throws CodeProblem at a syntax error
 */
export function parse(file: string, source: string): Node {
  try {
    return parseTypeScript(source);
  } catch (error) {
    const { message, position } = syntaxErrorOf(error, source);
    throw new CodeProblem(message, file, position);
  }
}

const TYPE_STATEMENTS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** Returns whether a statement only concerns types. */
export const isTypeStatement = ({ type, declare }: Node): boolean =>
  TYPE_STATEMENTS.has(type) || Boolean(declare);
