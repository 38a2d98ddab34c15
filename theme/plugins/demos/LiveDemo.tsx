import { useRef } from 'react';
import { withBase } from '../../lib/base';
import { NEEDS_NETWORK, useHydrated, useOnline } from '../../lib/hooks';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import styles from './Demo.module.css';
import { ownVersion, sharedVersion } from './Editor/drafts';
import { loadProject } from './load';
import { DemoStill, Still } from './Still';
import type { GeneratedDemo } from './types';
import { useDemo } from './useDemo';

export interface LiveDemoProps {
  name: string;
  generated?: GeneratedDemo;
}

/**
 * The buttons and the stage: a still, which the running demo replaces at the same size. The source is above in the
 * page's HTML, and Edit replaces it with an editor.
 */
export function LiveDemo({ name, generated }: LiveDemoProps) {
  const bar = useRef<HTMLDivElement>(null);
  const demo = useDemo(name, generated, bar);
  const { run, editing, status, setStatus } = demo;
  const hasStill = !editing && !generated;
  return (
    <>
      {editing && (
        <ErrorBoundary fallback={EditorCrashed}>
          <editing.Editor
            name={name}
            generated={generated}
            shared={editing.shared}
            onReady={demo.onReady}
            onChanges={demo.setChanges}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      )}
      <div ref={bar} className={styles.bar}>
        <Buttons name={name} demo={demo} />
        <span role="status">
          {status || (!editing && <span className={styles.hint}>Click anything to start</span>)}
        </span>
        <Elsewhere name={name} generated={generated} demo={demo} />
      </div>
      {run ? (
        // The reports of edited code may be invalid.
        <ErrorBoundary resetKey={run.number} fallback={NotShown}>
          <run.Stage
            name={name}
            start={run.start}
            run={run.number}
            still={hasStill && <DemoStill name={name} />}
            press={run.press}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      ) : (
        <>
          <div className={`${styles.poster} demo-app`}>
            {hasStill ? (
              <Still name={name} onPress={demo.start} onPointerEnter={demo.prepare} />
            ) : (
              <p className={styles.pane}>
                Run starts this code in a frame that cannot access this page, and can neither load
                nor send anything. At most, it makes the browser look up or connect to hosts that it
                names. If it opens one of them, it is stopped.
              </p>
            )}
          </div>
          <p className={`${styles.room} demo-state`}>
            The state of the store and its updates are shown here while the demo runs.
          </p>
        </>
      )}
    </>
  );
}

interface PartProps extends LiveDemoProps {
  demo: ReturnType<typeof useDemo>;
}

function Buttons({ name, demo }: PartProps) {
  const runButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { run, editing, isStarting, start, stop, prepare, edit, closeEditor } = demo;
  let editLabel = 'Edit';
  // The editor stores changes, and removes reverted ones.
  if (editing) editLabel = 'Close editor';
  else if (hydrated && ownVersion(name)) editLabel = 'Edit your version';
  else if (hydrated && sharedVersion(name)) editLabel = 'Edit the shared version';
  const onStop = () => {
    // The pressed button is disabled.
    runButton.current?.focus({ preventScroll: true });
    stop();
  };
  return (
    <>
      <button
        type="button"
        ref={runButton}
        className="button small primary"
        disabled={isStarting}
        onClick={() => start()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {run || isStarting ? 'Restart' : 'Run'}
      </button>
      <button type="button" className="button small" disabled={!run} onClick={onStop}>
        Stop
      </button>
      <button type="button" className="button small" onClick={editing ? closeEditor : () => edit()}>
        {editLabel}
      </button>
    </>
  );
}

function Elsewhere({ name, generated, demo: { editing, changes, setStatus } }: PartProps) {
  const needsNetwork = useOnline() ? '' : NEEDS_NETWORK;
  const open = async () => {
    const files = { ...generated?.project, ...generated?.sources, ...changes };
    try {
      await (await loadProject())?.openProject(generated?.main ?? name, files);
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  return (
    <span className={styles.elsewhere}>
      {/* The editor has all files, including changes. Then, an empty element keeps the place of the link. */}
      {editing || generated ? (
        <span />
      ) : (
        <a href={withBase(`/demos/${name}.txt`)} target="_blank" rel="noreferrer">
          Full source{needsNetwork}
        </a>
      )}
      <button type="button" className="button small" onClick={open}>
        Open in StackBlitz{needsNetwork}
      </button>
    </span>
  );
}

const EditorCrashed = () => (
  <p role="alert" className={styles.bar}>
    The editor crashed. Close it and open it again: your changes are kept.
  </p>
);

const NotShown = () => (
  <div className={`${styles.pane} demo-app`}>
    <p role="alert" className={styles.bar}>
      This demo stopped because its state cannot be shown. Press Restart to run it again.
    </p>
  </div>
);
