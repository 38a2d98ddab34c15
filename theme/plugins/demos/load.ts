import { demos, scripts } from 'virtual-demos';
import { withBase } from '../../lib/base';
import { loadOnce } from '../../lib/loadOnce';
import { nextTask } from './nextTask';
import type { StartDemo } from './runtime/events';

export const loadStage = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './Stage/Stage');

/** Loads the editor. CodeMirror is evaluated in several tasks: a single one would block slow devices for too long. */
export const loadEditor = async () => {
  if (process.env.__SSR__) return undefined;
  // Only evaluated here, so no export is kept for it.
  await import(/* webpackChunkName: "demo-editor", webpackExports: [] */ '@codemirror/view');
  await nextTask();
  await import(/* webpackChunkName: "demo-editor", webpackExports: [] */ '@codemirror/language');
  await nextTask();
  return import(/* webpackChunkName: "demo-editor" */ './Editor/Editor');
};

export const loadEditedDemo = () =>
  process.env.__SSR__
    ? undefined
    : import(/* webpackChunkName: "demo-editor" */ './Editor/EditedDemo');

export const loadProject = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './openProject');

/** Loads the runtime of demos. */
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

/** Loads a demo as compiled by the build. */
export async function loadCompiled(name: string) {
  const [demo] = await Promise.all([demos[name]?.(), loadRuntime()]);
  return demo?.open();
}

/** Starts a demo as compiled by the build, in the page itself. */
export const startCompiled =
  (name: string): StartDemo =>
  async (host, events) => {
    const module = await loadCompiled(name);
    if (!module || !globalThis.demoRuntime) return { stop: () => {}, restore: () => {} };
    return globalThis.demoRuntime.startDemo(module, host, events);
  };
