import { withBase } from '@rspress/core/runtime';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './Demo.module.css';
import type { StageProps } from './Stage/Stage';
import type { DemoInfo, LoadDemo } from './types';

/** Everything that only a reader who runs a demo needs, Angular included. */
const loadStage = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-stage" */ './Stage/Stage');

const loadProject = () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-project" */ './openProject');

/**
 * Whether a demo runs, in development only: an edit makes a new component or loads the page again, and
 * the demo goes on running.
 */
const running = {
  key: (name: string) => `running demo ${name}`,
  add: (name: string) => sessionStorage.setItem(running.key(name), ''),
  delete: (name: string) => sessionStorage.removeItem(running.key(name)),
  has: (name: string) => sessionStorage.getItem(running.key(name)) !== null,
};

interface Run {
  Stage: ComponentType<StageProps>;
  /** Counts the runs: a new number is a new start. */
  number: number;
}

/** Makes the component that a page shows in place of a demo fence. */
export function liveDemo(info: DemoInfo, load: LoadDemo) {
  return ({ children }: { children: ReactNode }) => (
    <LiveDemo info={info} load={load}>
      {children}
    </LiveDemo>
  );
}

/**
 * The frame of one live demo: the source, which stands in the page from the start, the buttons, and
 * room for the running demo, so that nothing moves when it starts.
 *
 * Every page has this in its first load. What a reader needs who runs a demo is in `Stage`.
 */
function LiveDemo({
  info: { name, files },
  load,
  children,
}: {
  info: DemoInfo;
  load: LoadDemo;
  children: ReactNode;
}) {
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');

  const prepare = () => {
    // A failure shows when the reader runs the demo, not before.
    Promise.all([loadStage(), load()]).catch(() => {});
  };
  const start = async () => {
    if (process.env.NODE_ENV === 'development') running.add(name);
    setStatus('Loading …');
    // The demo on its way at once, not after the stage that asks for it: a round trip less.
    prepare();
    try {
      // A restart has its stage, and waits for nothing.
      const Stage = run?.Stage ?? (await loadStage())?.Stage;
      if (Stage) setRun((last) => ({ Stage, number: (last?.number ?? 0) + 1 }));
    } catch {
      setStatus('The demo could not be loaded. Check the connection, then press Run again.');
    }
  };
  const stop = () => {
    if (process.env.NODE_ENV === 'development') running.delete(name);
    setRun(undefined);
    setStatus('Stopped');
  };
  const open = async () => {
    try {
      await (await loadProject())?.openProject(name);
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the component appears
  useEffect(() => {
    if (process.env.NODE_ENV === 'development' && running.has(name)) start();
  }, []);

  return (
    <section className={styles.demo} aria-label={`Live demo ${name}`}>
      {files.length > 1 && (
        <fieldset className={styles.files}>
          <legend className="visually-hidden">Files of this demo</legend>
          {files.map((file, index) => (
            <label key={file}>
              <input type="radio" name={name} defaultChecked={index === 0} />
              {file}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.source}>{children}</div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.run}
          onClick={start}
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
      <div className={styles.stage}>
        {run ? (
          <run.Stage key={run.number} name={name} load={load} onStatus={setStatus} />
        ) : (
          <p>
            Run starts this code here, with the published library. Its requests stay in this page.
          </p>
        )}
      </div>
    </section>
  );
}
