import { scripts } from 'virtual-demo-scripts';
import { demos } from 'virtual-demos';
import { withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { loadOnce } from '../../lib/loadOnce';
import { nextTask } from './nextTask';
import type { StartDemo } from './runtime/events';

export const loadStage = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './Stage/Stage');

/** CodeMirror is evaluated in several tasks, because one would block slow devices for too long. */
export const loadEditor = async () => {
  if (process.env.__SSR__) return undefined;
  // It is only evaluated here, so no exports are kept.
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

const loadRuntime = loadOnce(
  () =>
    new Promise((resolve, reject) => {
      const script = create('script', { src: withBase(`/${scripts.runtime}`), onload: resolve });
      script.onerror = reject;
      document.head.append(script);
    }),
);

export async function loadCompiled(name: string) {
  const [demo] = await Promise.all([demos[name]?.(), loadRuntime()]);
  return demo?.open();
}

export const startCompiled =
  (name: string): StartDemo =>
  async (host, events) => {
    const module = await loadCompiled(name);
    if (!module || !globalThis.demoRuntime) return { stop: () => {} };
    return globalThis.demoRuntime.startDemo(module, host, events);
  };
