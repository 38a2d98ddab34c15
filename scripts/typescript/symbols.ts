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

/** Bundled declarations distinguish equal names by a suffix, as in `Entity$1`. */
export const plainName = (name: string) => name.replace(/\$\d+$/, '');

/** The symbol behind a name, wherever it is imported from. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The declarations of a symbol that can be shown on a page. Overloads are several. */
export const declarationsOf = ({ declarations = [] }: ts.Symbol): Declaration[] =>
  declarations.filter(isDeclaration);

/** The target of `export type A = A$1`, which readers know as `A`; any other symbol itself. */
export function bodyOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [node] = declarationsOf(symbol);
  if (!node || !ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) {
    return symbol;
  }
  const body = checker.getSymbolAtLocation(node.type.typeName);
  const isTwin = body && plainName(body.name) === plainName(symbol.name);
  return isTwin ? targetOf(body, checker) : symbol;
}
