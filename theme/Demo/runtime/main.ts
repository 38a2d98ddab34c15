/**
 * What demos run with: the packages that they import, and what shows their state. It is a script of its own, apart
 * from the site's bundles, because the frames of edited demos get the very same as a text (`scripts/demos/scripts.ts`).
 */
import { PACKAGES } from './packages';
import { startDemo } from './startDemo';

const runtime = { packages: PACKAGES, startDemo };

declare global {
  var demoRuntime: typeof runtime | undefined;
}

globalThis.demoRuntime = runtime;
