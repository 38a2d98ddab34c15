/** Defined by the preceding script in the same text. */
const { demoRuntime } = globalThis;
if (!demoRuntime) throw new Error('The script with the demo runtime must be loaded first.');

export const { packages, startDemo } = demoRuntime;
