import { useRef, useState } from 'react';
import { withBase } from '../../lib/base';
import { NEEDS_NETWORK, useHydrated, useOnline } from '../../lib/hooks';
import { Dropdown } from '../../ui/Dropdown/Dropdown';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { ownVersion, sharedVersion } from './Editor/drafts';
import type { EditSession } from './Editor/session';
import { loadProject } from './load';
import { DemoStill, Still } from './Still';
import type { GeneratedDemo } from './types';
import { useDemo } from './useDemo';

export interface LiveDemoProps {
  name: string;
  generated?: GeneratedDemo;
}

/** The parts of a demo. The editor and small screens show the app and the state one at a time. */
const VIEWS = { code: 'Code', app: 'App', state: 'State' };

export type DemoView = keyof typeof VIEWS;

/**
 * The buttons and the stage: a still, which the running demo replaces at the same size. The source follows in the
 * page's HTML, and Edit replaces it with an editor.
 */
export function LiveDemo({ name, generated }: LiveDemoProps) {
  const bar = useRef<HTMLDivElement>(null);
  const demo = useDemo(name, generated, bar);
  const { run, editing, status, setStatus } = demo;
  const [session, setSession] = useState<EditSession>();
  const hasStill = !editing && !generated;
  return (
    <>
      <div className="tabs-bar demo-views" role="radiogroup" aria-label="Part of this demo">
        {Object.entries(VIEWS).map(
          ([view, label]) =>
            // Only a running demo has a state.
            (run || view !== 'state') && (
              <label key={view} className="tab">
                <input
                  type="radio"
                  name={`${name}-view`}
                  value={view}
                  defaultChecked={view === (generated ? 'app' : 'code')}
                />
                {label}
              </label>
            ),
        )}
      </div>
      <div ref={bar} className="demo-bar">
        <Buttons name={name} demo={demo} />
        {/* The buttons show whether the demo is running. */}
        <span role="status" className={/^(Running|Stopped)$/.test(status) ? 'visually-hidden' : ''}>
          {status}
        </span>
        <More name={name} generated={generated} demo={demo} session={session} />
      </div>
      {editing && (
        <ErrorBoundary fallback={EditorCrashed}>
          <editing.Editor
            name={name}
            generated={generated}
            shared={editing.shared}
            onReady={demo.onReady}
            onChanges={demo.setChanges}
            onSession={setSession}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      )}
      {run ? (
        // The reports of edited code may be invalid.
        <ErrorBoundary resetKey={run.number} fallback={NotShown}>
          <run.Stage
            name={name}
            start={run.start}
            run={run.number}
            still={hasStill && <DemoStill name={name} />}
            onStatus={setStatus}
          />
        </ErrorBoundary>
      ) : hasStill ? (
        <Still name={name} onPress={demo.start} onPointerEnter={demo.prepare} />
      ) : (
        <p className="demo-app demo-note">
          Run starts this code in a frame that cannot access this page, and can neither load nor
          send anything. At most, it makes the browser look up or connect to hosts that it names. If
          it opens one of them, it is stopped.
        </p>
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
  if (editing) editLabel = 'Close';
  else if (hydrated && ownVersion(name)) editLabel = 'Edit your version';
  else if (hydrated && sharedVersion(name)) editLabel = 'Edit the shared version';
  const onStop = () => {
    // The pressed button disappears.
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
        onClick={start}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {run || isStarting ? 'Restart' : 'Run'}
      </button>
      {(run || isStarting) && (
        <button type="button" className="button small" disabled={!run} onClick={onStop}>
          Stop
        </button>
      )}
      <button type="button" className="button small" onClick={editing ? closeEditor : () => edit()}>
        {editLabel}
      </button>
    </>
  );
}

interface MoreProps extends PartProps {
  session: EditSession | undefined;
}

/** What few readers need: the reader's changes as a link, and the demo as a project. */
function More({ name, generated, demo: { editing, changes, setStatus }, session }: MoreProps) {
  const needsNetwork = useOnline() ? '' : NEEDS_NETWORK;
  const open = async () => {
    const files = { ...generated?.project, ...generated?.sources, ...changes };
    try {
      await (await loadProject())?.openProject(generated?.main ?? name, files);
    } catch {
      setStatus('The project could not be loaded. Check the connection.');
    }
  };
  const item = (label: string, onClick: () => void) => (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The menu closes.
          currentTarget.closest('details')?.querySelector('summary')?.focus();
          onClick();
        }}
      >
        {label}
      </button>
    </li>
  );
  return (
    <Dropdown label="More">
      {editing && session && (
        <>
          {item('Copy link', () => session.copyLink())}
          {item('Reset', () => session.reset())}
        </>
      )}
      {!generated && (
        <li>
          <a href={withBase(`/demos/${name}.txt`)} target="_blank" rel="noreferrer">
            Full source{needsNetwork}
          </a>
        </li>
      )}
      {item(`Open in StackBlitz${needsNetwork}`, open)}
    </Dropdown>
  );
}

const EditorCrashed = () => (
  <p role="alert" className="demo-code demo-note">
    The editor crashed. Close it and open it again: your changes are kept.
  </p>
);

const NotShown = () => (
  <p role="alert" className="demo-app demo-note">
    This demo stopped because its state cannot be shown. Press Restart to run it again.
  </p>
);
