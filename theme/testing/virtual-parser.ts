/** Replaces the build's `virtual-parser` in unit tests. */
export const parserScript = 'parser.js';
