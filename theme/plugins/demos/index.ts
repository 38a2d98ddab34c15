/** Public API for other plugins. */
import type { ParseTypeScript } from './loadParser';

export { CHECK_EVENT, passedIn, reportPassed } from './checkEvent';
export { below, child, list, type Node, nameOf, type Position } from './frame/nodes';
export { syntaxErrorOf } from './frame/syntaxError';
export type { ParseTypeScript } from './loadParser';

/** Loads the parser of the editor. */
export const loadParser = async (): Promise<ParseTypeScript> =>
  (await import(/* webpackChunkName: "island-demo" */ './loadParser')).loadParser();
