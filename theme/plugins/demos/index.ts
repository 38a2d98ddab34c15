/** Public API for other plugins. */
import type { ParseTypeScript } from './loadParser';

export { CHECK_EVENT, passedIn, reportPassed } from './checkEvent';
export { below, child, list, type Node, nameOf, type Position } from './frame/nodes';
export { syntaxErrorOf } from './frame/syntaxError';
export type { ParseTypeScript } from './loadParser';
export type { GeneratedDemo } from './types';

/**
 * Loads everything that is needed to show code that a page generates: the component, and the files that demos share.
 */
export async function loadLiveDemo() {
  const [{ LiveDemo }, { loadDemoSources }] = await Promise.all([
    import(/* webpackChunkName: "island-demo" */ './LiveDemo'),
    import(/* webpackChunkName: "demo-editor" */ './Editor/sources'),
  ]);
  return { LiveDemo, shared: (await loadDemoSources()).files };
}

/** Loads the parser of the editor. */
export const loadParser = async (): Promise<ParseTypeScript> =>
  (await import(/* webpackChunkName: "island-demo" */ './loadParser')).loadParser();
