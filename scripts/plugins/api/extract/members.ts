import ts from 'typescript';

/** A property as the type checker sees it, even through utility types. */
export interface RawMember {
  declaration: ts.PropertySignature | ts.MethodSignature;
  optional: boolean;
}

/** Returns the properties of an object type that the package declares. */
export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): RawMember[] {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration) return [];
  return propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), declaration, checker);
}

/** Returns the properties of an options parameter that the package declares. */
export function optionsOf(
  parameter: ts.ParameterDeclaration | ts.NamedTupleMember,
  checker: ts.TypeChecker,
): RawMember[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const parts = type.isUnion() ? type.types : [type];
  const members = parts
    .filter((part) => !part.getCallSignatures().length)
    .flatMap((part) => propertiesOf(part, parameter, checker));
  return [
    ...new Map(members.map((member) => [member.declaration.name.getText(), member])).values(),
  ];
}

/**
 * Returns the properties of a type that is declared in the node's file. Branded types have none, because readers cannot
 * create them.
 */
function propertiesOf(type: ts.Type, node: ts.Node, checker: ts.TypeChecker): RawMember[] {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject || checker.isArrayLikeType(type)) return [];
  const members = type.getProperties().flatMap((symbol): RawMember[] => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || declaration.getSourceFile() !== node.getSourceFile()) return [];
    if (!ts.isPropertySignature(declaration) && !ts.isMethodSignature(declaration)) return [];
    return [{ declaration, optional: Boolean(symbol.flags & ts.SymbolFlags.Optional) }];
  });
  const isBranded = members.some(({ declaration }) => ts.isComputedPropertyName(declaration.name));
  return isBranded ? [] : members;
}
