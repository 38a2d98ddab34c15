import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { demos } from 'virtual-demos';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { withBase } from '../pages/base';
import styles from './Demo.module.css';
import type { EditorProps } from './Editor/Editor';
import { loadCompiled, loadEditor, loadProject, loadStage, startCompiled } from './load';
import type { StartDemo } from './runtime/events';
import type { StageProps } from './Stage/Stage';
import type { DemoModule } from './types';

interface Run {
  Stage: ComponentType<StageProps>;
  start: StartDemo;
  /** Counts the runs: a new number is a new start. */
  number: number;
}

interface Editing {
  Editor: ComponentType<EditorProps>;
  /** The part of the address that holds somebody else's code. */
  shared: string | undefined;
  /** Starts the edited demo; missing until its code is there. */
  start?: StartDemo;
}

const onConnectionChange = (listener: () => void) => {
  const types = ['online', 'offline'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
};

const NotShown = () => (
  <p role="alert">This demo stopped: what it reports cannot be shown. Restart runs it again.</p>
);

/**
 * The buttons of one live demo, and its stage: a line until the reader presses Run, and from then on the
 * room of a running demo, so that nothing moves when it arrives, fails or stops. The source stands above
 * them in the page's HTML, and Edit puts an editor in its place. What a reader needs who runs a demo is in
 * `Stage`, what one needs who edits it in `Editor`.
 */
export function LiveDemo({ name }: { name: string }) {
  const [compiled] = useState(() => startCompiled(name));
  const [editing, setEditing] = useState<Editing>();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  const runButton = useRef<HTMLButtonElement>(null);
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

  const prepare = () => {
    // A failure shows when the reader runs the demo, not before.
    if (!editing) Promise.all([loadStage(), loadCompiled(name)]).catch(() => {});
  };
  const show = useCallback(async (start: StartDemo, code?: Promise<unknown>) => {
    setStatus('Loading …');
    try {
      // Both on their way at once: a round trip less.
      const [stage] = await Promise.all([loadStage(), code]);
      if (!stage) return;
      const { Stage } = stage;
      setRun((last) => ({ Stage, start, number: (last?.number ?? 0) + 1 }));
    } catch {
      setStatus('The demo could not be loaded. Check the connection, then press Run again.');
    }
  }, []);
  const start = () => {
    if (!editing) show(compiled, loadCompiled(name));
    else if (editing.start) show(editing.start);
  };
  const stop = () => {
    setRun(undefined);
    setStatus('Stopped');
    // The button that was pressed goes away.
    runButton.current?.focus();
  };
  const edit = useCallback(async (shared?: string) => {
    setStatus('Loading …');
    try {
      const editor = await loadEditor();
      if (!editor) return;
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
    },
    [show],
  );
  const open = async () => {
    try {
      await (await loadProject())?.openProject(name, changes);
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  useEffect(() => {
    if (location.hash.startsWith(`#demo=${name}.`)) edit(location.hash);
  }, [name, edit]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    // An edit starts the demo anew, if it runs, and no other.
    const onEdit = ({ detail }: CustomEventInit<{ name: string; module: DemoModule }>) => {
      if (detail?.name !== name) return;
      demos[name] = async () => ({ open: async () => detail.module });
      setRun((last) => last && { ...last, number: last.number + 1 });
    };
    addEventListener('demo-edit', onEdit);
    return () => removeEventListener('demo-edit', onEdit);
  }, [name]);

  const needsNetwork = online ? '' : ' (needs a network)';
  return (
    <>
      {editing && (
        <editing.Editor
          name={name}
          shared={editing.shared}
          onReady={onReady}
          onChanges={setChanges}
          onStatus={setStatus}
        />
      )}
      <div className={styles.bar}>
        <button
          type="button"
          ref={runButton}
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
        <button type="button" onClick={editing ? close : () => edit()}>
          {editing ? 'Close editor' : 'Edit'}
        </button>
        <span role="status">{status}</span>
        <button type="button" onClick={open}>
          Open in StackBlitz{needsNetwork}
        </button>
        <a href={withBase(`/demos/${name}.txt`)} target="_blank" rel="noreferrer">
          Full source{needsNetwork}
        </a>
      </div>
      <div className={status === '' ? styles.idle : styles.stage}>
        {run ? (
          // What edited code reports of itself may be nothing that can be shown.
          <ErrorBoundary resetKey={run.number} fallback={NotShown}>
            <run.Stage key={run.number} name={name} start={run.start} onStatus={setStatus} />
          </ErrorBoundary>
        ) : (
          <p>
            {editing
              ? 'Run starts your code here, in a frame that can reach nothing else.'
              : 'Run starts this code here, with the published library. Its requests stay in this page.'}
          </p>
        )}
      </div>
    </>
  );
}
