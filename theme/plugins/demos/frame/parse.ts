import { type Node, type Position, syntaxErrorOf } from '../../../lib/syntax/nodes';
import { parseTypeScript } from '../../../lib/syntax/parser';

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

/** @throws CodeProblem at a syntax error */
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

/** Whether a statement only concerns types. */
export const isTypeStatement = ({ type, declare }: Node): boolean =>
  TYPE_STATEMENTS.has(type) || Boolean(declare);
