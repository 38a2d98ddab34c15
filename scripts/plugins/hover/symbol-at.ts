import ts from 'typescript';
import { resolved } from './symbol-facts';

/**
 * Returns whether a card would only repeat the code. This is the case for a property whose value is a name with the
 * same card, or a value that is its own type, such as `undefined`.
 */
export function isObvious({ parent }: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker) {
  if (!ts.isPropertyAssignment(parent) || symbol.valueDeclaration !== parent) return false;
  const isUnit = Boolean(checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Unit);
  return isUnit || ts.isIdentifier(parent.initializer);
}

/** Returns the symbol of a name. Names that come from mapped types, such as `todosLoading`, have no declaration. */
export function symbolAt(node: ts.MemberName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  // The `const` of `as const` is parsed as a type.
  if (ts.isTypeReferenceNode(parent) && ts.isConstTypeReference(parent)) return undefined;
  const expected = expectedAt(node, checker);
  if (expected) return expected;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  const found = symbol && resolved(symbol, checker);
  if (!found || checker.isUndefinedSymbol(found) || checker.isUnknownSymbol(found)) {
    return undefined;
  }
  return isGlobal(found) || isModule(found) ? undefined : found;
}

/** Returns whether a symbol is a whole module. Its card would only show the path of a file. */
const isModule = ({ valueDeclaration }: ts.Symbol): boolean =>
  Boolean(valueDeclaration && ts.isSourceFile(valueDeclaration));

/** Returns whether a symbol is a global object that developers know, such as `JSON`. */
const isGlobal = ({ flags, valueDeclaration }: ts.Symbol): boolean =>
  Boolean(flags & ts.SymbolFlags.Variable) && isOfLanguage(valueDeclaration?.getSourceFile());

const isOfLanguage = (file: ts.SourceFile | undefined): boolean =>
  /\/typescript\/lib\/lib\./.test(file?.fileName ?? '');

/** Returns the property of the expected type, for the name of a property in an object literal. */
function expectedAt({ parent, text, pos }: ts.MemberName, checker: ts.TypeChecker) {
  const isName =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name.pos === pos;
  if (!isName || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const expected = checker.getContextualType(parent.parent);
  return expected && propertyOf(expected, text);
}

/** Returns the property of a type, or of one of its alternatives. */
export const propertyOf = (type: ts.Type, name: string): ts.Symbol | undefined =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperty(name) ?? [])[0];

/** Returns the signature of a function that is called by this name. */
export function signatureAt(node: ts.Node, checker: ts.TypeChecker): ts.Signature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  if (!declaration || ts.isJSDocSignature(declaration)) return undefined;
  // The declared signature, because instantiated type parameters would make it unreadable.
  return ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)
    ? checker.getSignatureFromDeclaration(declaration)
    : undefined;
}
