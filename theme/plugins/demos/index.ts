/** Public API for other plugins. */
export { CHECK_EVENT, passedIn, reportPassed } from './checkEvent';
export type { GeneratedDemo } from './types';

/** Loads what shows code that a page generates: the component, and the files that demos share. */
export async function loadLiveDemo() {
  const [{ LiveDemo }, { loadDemoSources }] = await Promise.all([
    import(/* webpackChunkName: "island-demo" */ './LiveDemo'),
    import(/* webpackChunkName: "demo-editor" */ './Editor/sources'),
  ]);
  return { LiveDemo, shared: (await loadDemoSources()).files };
}
