/** Replaces the build's `virtual-plugin-components` in unit tests, because those components need data of the build. */
export const plugins = [];
