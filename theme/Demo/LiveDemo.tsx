import { type ComponentType, useEffect, useRef, useState } from 'react';
import { demos } from 'virtual-demos';
import { withBase } from '../pages/base';
import styles from './Demo.module.css';
import type { StartDemo } from './runtime/events';
import type { StageProps } from './Stage/Stage';
import type { DemoModule } from './types';

const loadStage = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './Stage/Stage');

/** Angular, and all else that demos share. */
const loadRuntime = () =>
  process.env.__SSR__
    ? undefined
    : import(/* webpackChunkName: "demo-runtime" */ './Stage/startInPage');

const loadProject = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './openProject');

interface Run {
  Stage: ComponentType<StageProps>;
  /** Counts the runs: a new number is a new start. */
  number: number;
}

const loadCompiled = (name: string) => Promise.all([loadRuntime(), demos[name]?.()]);

/** Starts a demo as the build has compiled it. */
const startCompiled =
  (name: string): StartDemo =>
  async (host, events) => {
    const [runtime, module] = await loadCompiled(name);
    if (!runtime || !module) return { stop: () => {}, restore: () => {} };
    return runtime.startInPage(module, host, events);
  };

/**
 * The buttons of one live demo, and its stage: a line until the reader presses Run, and from then on the
 * room of a running demo, so that nothing moves when it arrives, fails or stops. The source stands above
 * them in the page's HTML. What a reader needs who runs a demo is in `Stage`.
 */
export function LiveDemo({ name }: { name: string }) {
  const [start] = useState(() => startCompiled(name));
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  const runButton = useRef<HTMLButtonElement>(null);

  const prepare = () => {
    // A failure shows when the reader runs the demo, not before.
    Promise.all([loadStage(), loadCompiled(name)]).catch(() => {});
  };
  const show = async () => {
    setStatus('Loading …');
    // The demo on its way at once, not after the stage that asks for it: a round trip less.
    prepare();
    try {
      // A restart has its stage, and waits for nothing.
      const Stage = run?.Stage ?? (await Promise.all([loadStage(), loadRuntime()]))[0]?.Stage;
      if (Stage) setRun((last) => ({ Stage, number: (last?.number ?? 0) + 1 }));
    } catch {
      setStatus('The demo could not be loaded. Check the connection, then press Run again.');
    }
  };
  const stop = () => {
    setRun(undefined);
    setStatus('Stopped');
    // The button that was pressed goes away.
    runButton.current?.focus();
  };
  const open = async () => {
    try {
      await (await loadProject())?.openProject(name);
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    // An edit starts the demo anew, if it runs, and no other.
    const onEdit = ({ detail }: CustomEventInit<{ name: string; module: DemoModule }>) => {
      if (detail?.name !== name) return;
      demos[name] = async () => detail.module;
      setRun((last) => last && { ...last, number: last.number + 1 });
    };
    addEventListener('demo-edit', onEdit);
    return () => removeEventListener('demo-edit', onEdit);
  }, [name]);

  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          ref={runButton}
          className={styles.run}
          onClick={show}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {run ? 'Restart' : 'Run'}
        </button>
        <button type="button" onClick={stop} hidden={!run}>
          Stop
        </button>
        <span role="status">{status}</span>
        <button type="button" onClick={open}>
          Open in StackBlitz
        </button>
        <a href={withBase(`/demos/${name}.txt`)}>Full source</a>
      </div>
      <div className={status === '' ? styles.idle : styles.stage}>
        {run ? (
          <run.Stage key={run.number} name={name} start={start} onStatus={setStatus} />
        ) : (
          <p>
            Run starts this code here, with the published library. Its requests stay in this page.
          </p>
        )}
      </div>
    </>
  );
}
