import ts from 'typescript';

/** A property as the type checker sees it, whichever utility types it went through. */
export interface RawMember {
  declaration: ts.PropertySignature | ts.MethodSignature;
  symbol: ts.Symbol;
  optional: boolean;
}

/** Properties that the package declares for an object type. */
export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): RawMember[] {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration) return [];
  return properties(checker.getDeclaredTypeOfSymbol(symbol), declaration, checker);
}

/** Properties of an options parameter, as far as the package itself declares them. */
export function optionsOf(
  parameter: ts.ParameterDeclaration,
  checker: ts.TypeChecker,
): RawMember[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const parts = type.isUnion() ? type.types : [type];
  const members = parts
    .filter((part) => !part.getCallSignatures().length)
    .flatMap((part) => properties(part, parameter, checker));
  return [...new Map(members.map((member) => [member.symbol.name, member])).values()];
}

function properties(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): RawMember[] {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject || checker.isArrayLikeType(type)) return [];
  return type.getProperties().flatMap((symbol): RawMember[] => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || declaration.getSourceFile() !== at.getSourceFile()) return [];
    if (!ts.isPropertySignature(declaration) && !ts.isMethodSignature(declaration)) return [];
    return [{ declaration, symbol, optional: Boolean(symbol.flags & ts.SymbolFlags.Optional) }];
  });
}
