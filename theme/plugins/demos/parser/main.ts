/**
 * The TypeScript parser. It is a separate script, because both pages and the frames of edited demos use it
 * (`scripts/plugins/demos/scripts.ts`).
 */
import { parseTypeScript } from '../frame/parser';

const parser = { parseTypeScript };

declare global {
  var demoParser: typeof parser | undefined;
}

globalThis.demoParser = parser;
