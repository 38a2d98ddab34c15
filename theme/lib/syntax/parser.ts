/**
 * The TypeScript parser. It is a separate script, because both pages and the iframes of edited demos run it
 * (`loadParser.ts`).
 */
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import type { Node } from './nodes';

const TypeScript = Parser.extend(tsPlugin());

/** @throws SyntaxError that `syntaxErrorOf` explains */
export const parseTypeScript = (source: string): Node =>
  TypeScript.parse(source, {
    sourceType: 'module',
    ecmaVersion: 'latest',
    locations: true,
  }) as unknown as Node;

declare global {
  /** Set by the script, whose module other scripts cannot import. */
  var typescriptParser: { parseTypeScript: typeof parseTypeScript } | undefined;
}

globalThis.typescriptParser = { parseTypeScript };
