import ts from 'typescript';

/** Maximum number of characters of a call that is shown with its arguments. */
const MAX_CHARACTERS = 60;

/** The functions that take features as arguments. */
const STORES = /^signalStore(?:Feature)?$/;

/** The call that added a member to a store. */
export interface MemberOrigin {
  /** The call, such as `withCallState({ collection: 'todos' })`. */
  call: string;
  /** The called function. */
  feature?: ts.Symbol;
}

/**
 * Creates a function that finds the call that added a member to a store.
 *
 * @returns a function that takes the member's name and the store
 */
export function createStoreMembers(
  checker: ts.TypeChecker,
  sources: readonly ts.SourceFile[],
): (name: string, store: ts.Expression | ts.Type) => MemberOrigin | undefined {
  const added = new Map<ts.Expression, ReadonlySet<string>>();
  const membersOf = (feature: ts.Expression): ReadonlySet<string> => {
    const names = added.get(feature) ?? readMembers(checker, feature);
    added.set(feature, names);
    return names;
  };
  /** The stores, keyed by the type of their instances. */
  const stores = new Map<ts.Type, ts.CallExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && STORES.test(node.expression.getText())) {
      const type = checker.getTypeAtLocation(node).getConstructSignatures()[0]?.getReturnType();
      if (type) stores.set(type, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);

  const storeOf = (type: ts.Type): ts.CallExpression | undefined =>
    stores.get(type) ??
    (type.isClassOrInterface()
      ? checker.getBaseTypes(type).flatMap((base) => storeOf(base) ?? [])[0]
      : undefined);

  return (name, store) => {
    const features =
      'kind' in store
        ? (featuresBefore(checker.getSymbolAtLocation(store)?.valueDeclaration) ??
          storeOf(checker.getTypeAtLocation(store))?.arguments)
        : storeOf(store)?.arguments;
    const feature = features?.findLast((one) => membersOf(one).has(name));
    if (!feature) return undefined;
    const callee = ts.isCallExpression(feature) ? feature.expression : feature;
    return { call: printCall(feature), feature: checker.getSymbolAtLocation(callee) };
  };
}

function readMembers(checker: ts.TypeChecker, feature: ts.Expression): Set<string> {
  const result = checker.getTypeAtLocation(feature).getCallSignatures()[0]?.getReturnType();
  const parts = ['stateSignals', 'props', 'methods'].flatMap(
    (part) => result?.getProperty(part) ?? [],
  );
  return new Set(
    parts.flatMap((part) =>
      checker
        .getTypeOfSymbolAtLocation(part, feature)
        .getProperties()
        .map(({ name }) => name),
    ),
  );
}

/** The features before a feature, if the store is a parameter of that feature. */
function featuresBefore(store: ts.Declaration | undefined): readonly ts.Expression[] | undefined {
  if (!store || !ts.isParameter(store)) return undefined;
  for (let node: ts.Node = store; node.parent; node = node.parent) {
    const { parent } = node;
    if (!ts.isCallExpression(parent) || !STORES.test(parent.expression.getText())) continue;
    return parent.arguments.slice(0, parent.arguments.indexOf(node as ts.Expression));
  }
  return undefined;
}

function printCall(feature: ts.Expression): string {
  const text = feature.getText().replace(/\s+/g, ' ');
  if (text.length <= MAX_CHARACTERS || !ts.isCallExpression(feature)) return text;
  return `${feature.expression.getText()}(…)`;
}
