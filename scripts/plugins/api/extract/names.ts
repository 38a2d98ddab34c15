import ts from 'typescript';
import { addressOf, plainName, targetOf } from '../../../typescript/symbols';
import type { LinkTarget } from '../model';

/** Returns the public name of a reference in a declaration, and its module if it comes from another package. */
export function publicNameOf(node: ts.EntityName, checker: ts.TypeChecker) {
  const identifier = ts.isIdentifier(node) ? node : node.right;
  const typeNode = ts.findAncestor(node.parent, ts.isImportTypeNode);
  if (typeNode?.qualifier === node && ts.isLiteralTypeNode(typeNode.argument)) {
    const { literal } = typeNode.argument;
    return { name: identifier.text, specifier: ts.isStringLiteral(literal) ? literal.text : '' };
  }
  const [first] = ts.isIdentifier(node) ? [node] : [node.left];
  const [declaration] = (first && checker.getSymbolAtLocation(first)?.declarations) ?? [];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  const module = statement?.moduleSpecifier;
  const original = declaration && ts.isImportSpecifier(declaration) && declaration.propertyName;
  return {
    name: plainName(original ? original.text : identifier.text),
    specifier: module && ts.isStringLiteral(module) ? module.text : undefined,
  };
}

/**
 * Returns the text and link of a name in a declaration.
 * @param own link targets of the package's own declarations
 * @param report called with a message for each name without a known address
 */
export function resolveName(
  node: ts.EntityName,
  checker: ts.TypeChecker,
  own: ReadonlyMap<ts.Symbol, LinkTarget>,
  report: (problem: string) => void,
): { text: string; to?: LinkTarget } {
  const { name: text, specifier } = publicNameOf(node, checker);
  const symbol = checker.getSymbolAtLocation(ts.isIdentifier(node) ? node : node.right);
  if (!symbol) {
    report(`TypeScript could not resolve "${node.getText()}"`);
    return { text };
  }
  const target = targetOf(symbol, checker);
  const to = own.get(target);
  if (to) return { text, to };
  if (specifier === undefined && isLocal(target)) return { text };
  const url = addressOf(text, specifier, target);
  if (url) return { text, to: { type: 'url', url } };
  report(
    `no address is known for ${text} of ${specifier ?? 'TypeScript'}; add it to ` +
      `${specifier ? 'addressIn' : 'BUILT_IN'} in scripts/typescript/symbols.ts`,
  );
  return { text };
}

/**
 * Returns whether a name refers to a parameter or type parameter. These need no link, because the same declaration
 * declares them.
 */
function isLocal({ declarations: [declaration] = [] }: ts.Symbol): boolean {
  return (
    declaration !== undefined &&
    (ts.isTypeParameterDeclaration(declaration) || ts.isParameter(declaration))
  );
}
