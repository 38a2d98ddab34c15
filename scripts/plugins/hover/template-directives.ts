import ts from 'typescript';

/** Returns the directives that a component imports, keyed by the attribute that is both their selector and an input. */
export function directivesOf(component: ts.ClassDeclaration, checker: ts.TypeChecker) {
  const found = new Map<string, ts.Symbol>();
  const visit = (type: ts.Type): void => {
    const [, , , exported] = argumentsOf(type, 'ɵmod');
    if (exported && ts.isTupleTypeNode(exported)) {
      for (const one of exported.elements) visit(checker.getTypeFromTypeNode(one));
    }
    const [directive, selector, , inputs] = argumentsOf(type, 'ɵdir');
    if (!directive || !selector || !inputs) return;
    const [, name = ''] = /^"\[(\w+)\]/.exec(selector.getText()) ?? [];
    const symbol = checker.getTypeFromTypeNode(directive).getSymbol();
    if (symbol && inputs.getText().includes(`"alias": "${name}"`)) found.set(name, symbol);
  };
  for (const { expression } of ts.getDecorators(component) ?? []) {
    const [options] = ts.isCallExpression(expression) ? expression.arguments : [];
    if (!options || !ts.isObjectLiteralExpression(options)) continue;
    for (const property of options.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'imports') continue;
      if (!ts.isArrayLiteralExpression(property.initializer)) continue;
      for (const one of property.initializer.elements) visit(checker.getTypeAtLocation(one));
    }
  }
  return found;
}

/**
 * Returns the type arguments of a static member as written, because Angular declares their type as an alias of
 * `unknown`.
 */
function argumentsOf(type: ts.Type, member: 'ɵdir' | 'ɵmod'): readonly ts.TypeNode[] {
  const declaration = type.getProperty(member)?.valueDeclaration;
  if (!declaration || !ts.isPropertyDeclaration(declaration) || !declaration.type) return [];
  return ts.isTypeReferenceNode(declaration.type) ? (declaration.type.typeArguments ?? []) : [];
}
