const origins = new WeakMap<object, string>();

/** The extension that added a member, such as `withUndoRedo`; undefined if none did. */
export const originOf = (member: unknown): string | undefined => origins.get(Object(member));

/**
 * Wraps an extension of the toolkit, so that the inspector knows which members it adds. The build applies it
 * (`scripts/plugins/demos/angular.ts`).
 */
export function follow<T>(extension: string, value: T): T {
  const create = value as (...options: unknown[]) => unknown;
  const followed = (...options: unknown[]) => {
    const feature = create(...options);
    if (typeof feature !== 'function') return feature;
    const apply = (...parameters: unknown[]) => {
      const store: unknown = feature(...parameters);
      const before = membersOf(parameters[0]);
      for (const member of membersOf(store)) {
        // For nested extensions, the inner one counts.
        if (!before.has(member) && !origins.has(member)) origins.set(member, extension);
      }
      return store;
    };
    // Keeps properties, which show that a storage is synchronous.
    return Object.assign(apply, feature);
  };
  return followed as T;
}

const membersOf = (store: unknown) =>
  new Set(entriesOf(store).flatMap(([, member]) => (Object(member) === member ? [member] : [])));

export const entriesOf = (store: unknown): [string, object][] =>
  ['stateSignals', 'props', 'methods'].flatMap((part) =>
    Object.entries(Object(Object(store)[part])),
  );
