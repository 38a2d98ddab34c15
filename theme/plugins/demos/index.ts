/** Public API for other plugins. */
export { loadParser, type ParseTypeScript } from '../../lib/syntax/loadParser';
export {
  below,
  child,
  list,
  type Node,
  nameOf,
  type Position,
  syntaxErrorOf,
} from '../../lib/syntax/nodes';
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
