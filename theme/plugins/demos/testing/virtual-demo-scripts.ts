/** Replaces the build's `virtual-demo-scripts` in unit tests. */
export const scripts = { runtime: 'runtime.js', compiler: 'compiler.js' };
