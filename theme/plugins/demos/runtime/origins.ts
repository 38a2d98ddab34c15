/** The extension that added a store's signal or method. */
const origins = new WeakMap<object, string>();

/** The parts of an unfinished store that contain members. */
const PARTS = ['stateSignals', 'props', 'methods'];

/** The extension that added a member, such as `withUndoRedo`; undefined if none did. */
export const originOf = (member: unknown): string | undefined => origins.get(Object(member));

/**
 * Wraps an extension of the toolkit, so that the inspector knows which members it adds. The build applies it to the
 * package (`scripts/plugins/demos/follow-toolkit.ts`).
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

const membersOf = (store: unknown): Set<object> =>
  new Set(
    PARTS.flatMap((part) => Object.values(Object(Reflect.get(Object(store), part)))).filter(
      (member): member is object => Object(member) === member,
    ),
  );
