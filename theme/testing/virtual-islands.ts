/** Replaces the build's `virtual-islands` in unit tests. */
export const islands = {};
