import { scripts } from 'virtual-demo-scripts';
import { loadOnce } from '../../lib/loadOnce';
import type { Node } from './frame/nodes';
import { loadScript } from './loadScript';

/** Parses TypeScript. Throws a `SyntaxError` that `syntaxErrorOf` explains. */
export type ParseTypeScript = (source: string) => Node;

/** Loads the parser of the editor. */
export const loadParser: () => Promise<ParseTypeScript> = /* @__PURE__ */ loadOnce(async () => {
  await loadScript(scripts.parser);
  if (!globalThis.demoParser) throw new Error('The parser did not start.');
  return globalThis.demoParser.parseTypeScript;
});
