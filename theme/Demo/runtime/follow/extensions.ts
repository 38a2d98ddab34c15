/** Where a member of a store comes from. */
export interface Origin {
  /** The extension that has added it, such as `withUndoRedo`. */
  extension: string;
  /** What the extension was called with. */
  options: readonly unknown[];
}

const origins = new WeakMap<object, Origin>();

/** The parts of a store in the making that have members of their own. */
const PARTS = ['stateSignals', 'props', 'methods'];

/** Where a store's member, a signal or a method, comes from; nothing if no extension has added it. */
export const originOf = (member: unknown): Origin | undefined => origins.get(Object(member));

/** An extension that does the same, and takes note of what it adds to stores. */
export function followExtension(extension: string, create: (...options: unknown[]) => unknown) {
  return (...options: unknown[]) => {
    const feature = create(...options);
    if (typeof feature !== 'function') return feature;
    const followed = (...parameters: unknown[]) => {
      const store: unknown = feature(...parameters);
      const before = membersOf(parameters[0]);
      for (const member of membersOf(store)) {
        // An extension within another one is nearer to the member.
        if (!before.has(member) && !origins.has(member))
          origins.set(member, { extension, options });
      }
      return store;
    };
    // A storage says beside its function whether it answers at once.
    return Object.assign(followed, feature);
  };
}

const membersOf = (store: unknown): Set<object> =>
  new Set(
    PARTS.flatMap((part) => Object.values(Object(Reflect.get(Object(store), part)))).filter(
      (member): member is object => Object(member) === member,
    ),
  );
