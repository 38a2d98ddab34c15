/** Replaces the build's `virtual-library` in unit tests. */
export const libraryVersion = '20.1.0';
