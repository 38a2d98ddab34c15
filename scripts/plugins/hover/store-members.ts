import ts from 'typescript';

/** Longest call that is shown as it stands. */
const LONGEST = 60;

/** The calls whose arguments are features, each of which adds members. */
const STORES = /^signalStore(?:Feature)?$/;

/** Where a store has a member from. */
export interface MemberOrigin {
  /** The call, such as `withCallState({ collection: 'todos' })`. */
  call: string;
  /** What is called. */
  feature?: ts.Symbol;
}

/**
 * Finds out which call has added a member to a store.
 *
 * @returns what tells it of a name behind `store.`
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
  /** The stores by the types of what is injected. */
  const stores = new Map<ts.Type, ts.CallExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && STORES.test(node.expression.getText())) {
      const made = checker.getTypeAtLocation(node).getConstructSignatures()[0]?.getReturnType();
      if (made) stores.set(made, node);
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
    return { call: shown(feature), feature: checker.getSymbolAtLocation(callee) };
  };
}

/** The names of the members that a feature adds to a store. */
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

/** For the store that a feature is given: the features before it. */
function featuresBefore(store: ts.Declaration | undefined): readonly ts.Expression[] | undefined {
  if (!store || !ts.isParameter(store)) return undefined;
  for (let node: ts.Node = store; node.parent; node = node.parent) {
    const { parent } = node;
    if (!ts.isCallExpression(parent) || !STORES.test(parent.expression.getText())) continue;
    return parent.arguments.slice(0, parent.arguments.indexOf(node as ts.Expression));
  }
  return undefined;
}

function shown(feature: ts.Expression): string {
  const text = feature.getText().replace(/\s+/g, ' ');
  if (text.length <= LONGEST || !ts.isCallExpression(feature)) return text;
  return `${feature.expression.getText()}(…)`;
}
