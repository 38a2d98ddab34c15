import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { demos } from 'virtual-demos';
import { withBase } from '../../lib/base';
import { NEEDS_NETWORK, useHydrated, useOnline } from '../../lib/hooks';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import styles from './Demo.module.css';
import type { DemoView } from './DemoSource/Demo';
import { readDraft, readShared } from './Editor/drafts';
import type { EditorProps } from './Editor/Editor';
import { loadCompiled, loadEditor, loadProject, loadStage, startCompiled } from './load';
import { type Point, pointOf } from './press';
import type { StartDemo } from './runtime/events';
import type { StageProps } from './Stage/Stage';
import { DemoStill, InspectorStill, Still } from './Still';
import type { DemoModule, GeneratedDemo } from './types';
import { useGenerated } from './useGenerated';

interface Run {
  Stage: ComponentType<StageProps>;
  start: StartDemo;
  /** Number of the run. A new number restarts the demo. */
  number: number;
  /** Where the reader pressed the still image to start the demo. */
  press?: Point;
}

interface Editing {
  Editor: ComponentType<EditorProps>;
  /** The URL fragment with shared code. */
  shared: string | undefined;
  /** Starts the edited demo. Missing until its code is loaded. */
  start?: StartDemo;
}

const LOADING = 'Loading …';

/** Returns a label for the changed code that Edit opens. */
function draftLabel(name: string): string {
  if (readDraft(name)) return ' your version';
  return readShared(name) ? ' the shared version' : '';
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

/** Shows a part of the demo from its top. Small screens show one part at a time (`DemoSource/Demo.tsx`). */
function showView(inside: Element | null, view: DemoView): void {
  const tab = inside?.closest('.demo')?.querySelector<HTMLInputElement>(`[value="${view}"]`);
  if (!tab) return;
  tab.checked = true;
  // The button is at the bottom, so the top may be below the bars. Wide screens have no tabs, and do not scroll.
  tab.scrollIntoView({ block: 'nearest' });
}

export interface LiveDemoProps {
  name: string;
  /** Code that the page generates, which runs immediately. */
  generated?: GeneratedDemo;
}

/**
 * Renders the buttons of a live demo and its stage. The stage is a still image, which the running demo and its
 * inspector replace at the same size when the reader clicks Run or anywhere on the image. The source is above in the
 * page's HTML, and Edit replaces it with an editor. The code for running is in `Stage`, and the code for editing in
 * `Editor`.
 */
export function LiveDemo({ name, generated }: LiveDemoProps) {
  const [compiled] = useState(() => startCompiled(name));
  const [editing, setEditing] = useState<Editing>();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const hydrated = useHydrated();
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const online = useOnline();

  const show = useCallback(async (start: StartDemo, code?: Promise<unknown>, press?: Point) => {
    setStatus(LOADING);
    try {
      // Loads both in parallel.
      const [stage] = await Promise.all([loadStage(), code]);
      if (!stage) return;
      const { Stage } = stage;
      setRun((last) => ({
        Stage,
        start,
        number: (last?.number ?? 0) + 1,
        ...(press && { press }),
      }));
    } catch {
      setStatus('The demo could not be loaded. Check the connection, then press Run again.');
    }
  }, []);
  // New code replaces the reader's changes, which are stored with the code that they apply to.
  const onCode = useCallback(
    (start: StartDemo, isRunning: boolean) => {
      setEditing(undefined);
      setChanges({});
      if (!isRunning) show(start);
    },
    [show],
  );
  const startGenerated = useGenerated(generated, onCode, setStatus);

  const prepare = () => {
    // Failures are shown when the reader runs the demo.
    if (!editing && !generated) Promise.all([loadStage(), loadCompiled(name)]).catch(() => {});
  };
  const start = (press?: Point) => {
    showView(bar.current, 'app');
    if (!editing) {
      if (generated) show(startGenerated);
      else show(compiled, loadCompiled(name), press);
    } else if (editing.start) show(editing.start);
  };
  const stop = () => {
    // The pressed button is disabled.
    runButton.current?.focus({ preventScroll: true });
    setRun(undefined);
    setStatus('Stopped');
  };
  const edit = useCallback(async (shared?: string) => {
    setStatus(LOADING);
    try {
      const editor = await loadEditor();
      if (!editor) return;
      showView(bar.current, 'code');
      setRun(undefined);
      setEditing({ Editor: editor.Editor, shared });
    } catch {
      setStatus('The editor could not be loaded. Check the connection, then try again.');
    }
  }, []);
  const close = () => {
    setEditing(undefined);
    setChanges({});
    setRun(undefined);
    setStatus('');
  };
  const onReady = useCallback(
    (edited: StartDemo, atOnce: boolean) => {
      setEditing((last) => last && { ...last, start: edited });
      if (atOnce) show(edited);
      else setRun(undefined);
    },
    [show],
  );
  const open = async () => {
    try {
      await (await loadProject())?.openProject(generated?.main ?? name, {
        ...generated?.project,
        ...generated?.sources,
        ...changes,
      });
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  useEffect(() => {
    if (location.hash.startsWith(`#demo=${name}.`)) edit(location.hash);
  }, [name, edit]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    // An edit restarts only this demo, if it is running.
    const onEdit = ({ detail }: CustomEventInit<{ name: string; module: DemoModule }>) => {
      if (detail?.name !== name) return;
      demos[name] = async () => ({ open: async () => detail.module });
      setRun((last) => last && { ...last, number: last.number + 1 });
    };
    addEventListener('demo-edit', onEdit);
    return () => removeEventListener('demo-edit', onEdit);
  }, [name]);

  // The editor stores changes, and removes reverted ones.
  const draft = hydrated && !editing ? draftLabel(name) : '';
  const isStarting = generated !== undefined && !run && (status === '' || status === LOADING);
  const needsNetwork = online ? '' : NEEDS_NETWORK;
  return (
    <>
      {editing && (
        <ErrorBoundary fallback={EditorCrashed}>
          <editing.Editor
            name={name}
            generated={generated}
            shared={editing.shared}
            onReady={onReady}
            onChanges={setChanges}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      )}
      <div ref={bar} className={styles.bar}>
        <button
          type="button"
          ref={runButton}
          className="button small primary"
          disabled={isStarting}
          onClick={() => start()}
          onPointerEnter={run ? undefined : prepare}
          onFocus={run ? undefined : prepare}
        >
          {run || isStarting ? 'Restart' : 'Run'}
        </button>
        <button type="button" className="button small" disabled={!run} onClick={stop}>
          Stop
        </button>
        <button type="button" className="button small" onClick={editing ? close : () => edit()}>
          {editing ? 'Close editor' : `Edit${draft}`}
        </button>
        <span role="status">
          {status || (!editing && <span className={styles.hint}>Click anything to start</span>)}
        </span>
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
      </div>
      {run ? (
        // The reports of edited code may be invalid.
        <ErrorBoundary resetKey={run.number} fallback={NotShown}>
          <run.Stage
            name={name}
            start={run.start}
            run={run.number}
            still={!editing && !generated && <DemoStill name={name} />}
            press={run.press}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      ) : (
        <>
          <div className={`${styles.poster} demo-app`}>
            {editing || generated ? (
              // There is no still image of edited code.
              <p className={styles.pane}>
                Run starts this code in a frame that can access neither this page nor a network. At
                most, the browser looks up the hosts in its links.
              </p>
            ) : (
              <>
                <Still name={name} />
                {/* For pointers only, because the keyboard can use Run. */}
                <button
                  type="button"
                  className={styles.cover}
                  tabIndex={-1}
                  aria-hidden="true"
                  onClick={(event) => start(pointOf(event))}
                  onPointerEnter={prepare}
                />
              </>
            )}
          </div>
          {editing || generated ? (
            <div className={`${styles.room} demo-state`} />
          ) : (
            <InspectorStill name={name} />
          )}
        </>
      )}
    </>
  );
}
