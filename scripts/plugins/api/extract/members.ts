import ts from 'typescript';

/** A property as the type checker sees it, whichever utility types it went through. */
export interface RawMember {
  declaration: ts.PropertySignature | ts.MethodSignature;
  optional: boolean;
}

/** Properties that the package declares for an object type. */
export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): RawMember[] {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration) return [];
  return propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), declaration, checker);
}

/** Properties of an options parameter, as far as the package itself declares them. */
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

/** What has a property without a name that readers can write, only the package can make: it tells nothing. */
function propertiesOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): RawMember[] {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject || checker.isArrayLikeType(type)) return [];
  const members = type.getProperties().flatMap((symbol): RawMember[] => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || declaration.getSourceFile() !== at.getSourceFile()) return [];
    if (!ts.isPropertySignature(declaration) && !ts.isMethodSignature(declaration)) return [];
    return [{ declaration, optional: Boolean(symbol.flags & ts.SymbolFlags.Optional) }];
  });
  const isBranded = members.some(({ declaration }) => ts.isComputedPropertyName(declaration.name));
  return isBranded ? [] : members;
}
