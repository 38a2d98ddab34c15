import ts from 'typescript';

/** An exported constant with its value. */
export type Variable = ts.VariableDeclaration & { initializer: ts.Expression };

/** The exported constants of a file by name. */
export function readVariables(source: ts.SourceFile): Map<string, Variable> {
  const variables = new Map<string, Variable>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name) && declaration.initializer) {
        variables.set(declaration.name.text, declaration as Variable);
      }
    }
  }
  return variables;
}

/** The text of a literal, also where it is put together with `+`. */
export function readText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return readText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readText(node.left), readText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * The entries of an object literal that holds texts, in their order.
 * @throws where an entry is anything else
 */
export function readTexts(variable: Variable | undefined, place: string): Map<string, string> {
  const texts = new Map<string, string>();
  if (!variable) return texts;
  const literal = variable.initializer;
  for (const property of ts.isObjectLiteralExpression(literal) ? literal.properties : []) {
    const text = ts.isPropertyAssignment(property) ? readText(property.initializer) : undefined;
    const name = property.name && 'text' in property.name ? property.name.text : undefined;
    if (text === undefined || name === undefined) {
      throw new Error(`${place}: write each entry as a name and a text in quotes.`);
    }
    texts.set(name, text);
  }
  return texts;
}

/**
 * The entries of an array literal that holds texts.
 * @throws where an entry is anything else
 */
export function readList(variable: Variable | undefined, place: string): Set<string> {
  const literal = variable?.initializer;
  if (!literal) return new Set();
  const names = ts.isArrayLiteralExpression(literal) ? literal.elements.map(readText) : [undefined];
  if (!names.every((name) => name !== undefined)) {
    throw new Error(`${place}: write a list of names in quotes.`);
  }
  return new Set(names);
}
