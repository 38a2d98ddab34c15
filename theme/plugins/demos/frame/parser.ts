import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import type { Node } from './nodes';

const TypeScript = Parser.extend(tsPlugin());

/**
 * Parses TypeScript.
 * @throws SyntaxError with the position
 */
export const parseTypeScript = (source: string): Node =>
  TypeScript.parse(source, {
    sourceType: 'module',
    ecmaVersion: 'latest',
    locations: true,
  }) as unknown as Node;
