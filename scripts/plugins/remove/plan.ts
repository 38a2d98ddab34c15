import type { Declaration } from './declaration';

/** Returns the given plugins, and those that require one of them directly or indirectly. */
export function withDependents(
  names: readonly string[],
  plugins: readonly Pick<Declaration, 'name' | 'requires'>[],
): string[] {
  const gone = new Set(names);
  for (let size = 0; size < gone.size; ) {
    size = gone.size;
    for (const { name, requires } of plugins) {
      if (requires.some((one) => gone.has(one))) gone.add(name);
    }
  }
  return [...gone];
}
