/**
 * Calls `make`. Calls of this function are marked as pure, so that the minifier removes unused ones. It is in a
 * separate file, because the minifier would inline it within the same file and lose the mark.
 */
export const pure = (make) => make();
