/** Replaces the build's `virtual-redirects` in unit tests. */
export const redirects = {};
