import { demos, scripts } from 'virtual-demos';
import { loadOnce } from '../lazy/loadOnce';
import { withBase } from '../pages/base';
import type { StartDemo } from './runtime/events';

export const loadStage = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './Stage/Stage');

export const loadEditor = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-editor" */ './Editor/Editor');

export const loadProject = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './openProject');

/** Loads what all demos run with. */
const loadRuntime = loadOnce(
  () =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = withBase(`/${scripts.runtime}`);
      script.onload = () => resolve();
      script.onerror = reject;
      document.head.append(script);
    }),
);

/** Loads a demo as the build has compiled it. */
export async function loadCompiled(name: string) {
  const [demo] = await Promise.all([demos[name]?.(), loadRuntime()]);
  return demo?.open();
}

/** Starts a demo as the build has compiled it, in the page itself. */
export const startCompiled =
  (name: string): StartDemo =>
  async (host, events) => {
    const module = await loadCompiled(name);
    if (!module || !globalThis.demoRuntime) return { stop: () => {}, restore: () => {} };
    return globalThis.demoRuntime.startDemo(module, host, events);
  };
