/** Defined by the preceding script in the same text. */
const { demoRuntime } = globalThis;
if (!demoRuntime) throw new Error('The script that demos run with must come first.');

export const { packages, startDemo } = demoRuntime;
