/** Origin of a store's member. */
export interface Origin {
  /** The extension that added it, such as `withUndoRedo`. */
  extension: string;
  /** Arguments of the extension. */
  options: readonly unknown[];
}

const origins = new WeakMap<object, Origin>();

/** The parts of an unfinished store that contain members. */
const PARTS = ['stateSignals', 'props', 'methods'];

/** Returns the origin of a store's signal or method; undefined if no extension added it. */
export const originOf = (member: unknown): Origin | undefined => origins.get(Object(member));

/** Wraps an extension to record the members it adds to stores. */
export function followExtension(extension: string, create: (...options: unknown[]) => unknown) {
  return (...options: unknown[]) => {
    const feature = create(...options);
    if (typeof feature !== 'function') return feature;
    const followed = (...parameters: unknown[]) => {
      const store: unknown = feature(...parameters);
      const before = membersOf(parameters[0]);
      for (const member of membersOf(store)) {
        // For nested extensions, the inner one counts.
        if (!before.has(member) && !origins.has(member))
          origins.set(member, { extension, options });
      }
      return store;
    };
    // Keeps properties, which show that a storage is synchronous.
    return Object.assign(followed, feature);
  };
}

const membersOf = (store: unknown): Set<object> =>
  new Set(
    PARTS.flatMap((part) => Object.values(Object(Reflect.get(Object(store), part)))).filter(
      (member): member is object => Object(member) === member,
    ),
  );
