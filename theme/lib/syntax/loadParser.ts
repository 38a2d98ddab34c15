import { parserScript } from 'virtual-parser';
import { loadOnce } from '../loadOnce';
import { loadScript } from '../loadScript';
import type { Node } from './nodes';

/** Parses TypeScript. Throws a `SyntaxError` that `syntaxErrorOf` explains. */
export type ParseTypeScript = (source: string) => Node;

export const loadParser: () => Promise<ParseTypeScript> = /* @__PURE__ */ loadOnce(async () => {
  await loadScript(parserScript);
  if (!globalThis.typescriptParser) throw new Error('The parser did not start.');
  return globalThis.typescriptParser.parseTypeScript;
});
