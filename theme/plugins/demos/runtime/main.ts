/** A separate script, because the iframes of edited demos receive it as text (`scripts/plugins/demos/scripts.ts`). */
import { PACKAGES } from './packages';
import { startDemo } from './runDemo';

const runtime = { packages: PACKAGES, startDemo };

declare global {
  var demoRuntime: typeof runtime | undefined;
}

globalThis.demoRuntime = runtime;
