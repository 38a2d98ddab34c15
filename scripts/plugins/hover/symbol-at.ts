import ts from 'typescript';
import { resolved } from './symbol-facts';

/**
 * Whether a card would say what stands beside the name: that of a property with its value, unless it is an
 * option, of which its documentation tells more.
 */
export const isObvious = ({ parent }: ts.Node, symbol: ts.Symbol): boolean =>
  ts.isPropertyAssignment(parent) &&
  symbol.valueDeclaration === parent &&
  isWrittenOut(parent.initializer);

const isWrittenOut = (value: ts.Expression): boolean =>
  ts.isLiteralExpression(value) ||
  ts.isIdentifier(value) ||
  value.kind === ts.SyntaxKind.TrueKeyword ||
  value.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isArrayLiteralExpression(value) && value.elements.every(isWrittenOut));

/** What a name stands for. Names that a type makes up, such as `todosLoading`, have no declaration. */
export function symbolAt(node: ts.MemberName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  // `as const` looks like a type.
  if (ts.isTypeReferenceNode(parent) && ts.isConstTypeReference(parent)) return undefined;
  const option = optionAt(node, checker);
  if (option) return option;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  const found = symbol && resolved(symbol, checker);
  if (!found || checker.isUndefinedSymbol(found) || checker.isUnknownSymbol(found)) {
    return undefined;
  }
  return isGlobal(found) ? undefined : found;
}

/** Whether it is an object of the language or the browser, such as `JSON`: developers know it. */
const isGlobal = ({ flags, valueDeclaration }: ts.Symbol): boolean =>
  Boolean(flags & ts.SymbolFlags.Variable) && isOfLanguage(valueDeclaration?.getSourceFile());

const isOfLanguage = (file: ts.SourceFile | undefined): boolean =>
  /\/typescript\/lib\/lib\./.test(file?.fileName ?? '');

/** For the name of a property that is written down, the one that is asked for, if a package declares it. */
function optionAt({ parent, text, pos }: ts.MemberName, checker: ts.TypeChecker) {
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name.pos === pos;
  if (!isName || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const asked = checker.getContextualType(parent.parent);
  return (asked?.isUnion() ? asked.types : [asked])
    .flatMap((type) => type?.getProperty(text) ?? [])
    .find(({ valueDeclaration }) => {
      const file = valueDeclaration?.getSourceFile();
      return file?.isDeclarationFile && !isOfLanguage(file);
    });
}

/** Which of a function's declarations is called by a name. */
export function signatureAt(node: ts.Node, checker: ts.TypeChecker): ts.Signature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  if (!declaration || ts.isJSDocSignature(declaration)) return undefined;
  // As declared: with all that the call makes of its type parameters, nobody could read it.
  return ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)
    ? checker.getSignatureFromDeclaration(declaration)
    : undefined;
}
