import ts from 'typescript';

/** A declaration that can be shown on a page. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

export function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** Returns a name without the suffix that bundled declarations add to duplicate names, as in `Entity$1`. */
export const plainName = (name: string) => name.replace(/\$\d+$/, '');

/** Returns the original symbol of an imported name. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Returns the declarations of a symbol that can be shown on a page, one for each overload. */
export const declarationsOf = ({ declarations = [] }: ts.Symbol): Declaration[] =>
  declarations.filter(isDeclaration);

/** Returns the target of `export type A = A$1`, which readers know as `A`, or any other symbol itself. */
export function bodyOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [node] = declarationsOf(symbol);
  if (!node || !ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) {
    return symbol;
  }
  const body = checker.getSymbolAtLocation(node.type.typeName);
  const isAlias = body && plainName(body.name) === plainName(symbol.name);
  return isAlias ? targetOf(body, checker) : symbol;
}
