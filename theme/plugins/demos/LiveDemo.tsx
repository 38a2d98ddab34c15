import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import { NEEDS_NETWORK, useHydrated, useOnline } from '../../lib/hooks';
import { Dropdown } from '../../ui/Dropdown/Dropdown';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { ownVersion, sharedVersion } from './Editor/drafts';
import type { EditSession } from './Editor/session';
import { loadProject } from './load';
import { DemoStill } from './Still';
import type { GeneratedDemo } from './types';
import { useDemo } from './useDemo';

export interface LiveDemoProps {
  name: string;
  generated?: GeneratedDemo;
}

/** The parts of a demo. Small screens show one at a time. */
const VIEWS = { code: 'Code', app: 'App', state: 'State' };

export type DemoView = keyof typeof VIEWS;

/**
 * The buttons and the stage: a still, which the running demo replaces at the same size. The source follows in the
 * page's HTML, and Edit replaces it with an editor. What can be focused in the stage comes after the source, as it does
 * on the screen.
 */
export function LiveDemo({ name, generated }: LiveDemoProps) {
  const bar = useRef<HTMLDivElement>(null);
  const demo = useDemo(name, generated, bar);
  const { run, editing, status, setStatus } = demo;
  const [session, setSession] = useState<EditSession>();
  const hasStill = !editing && !generated;
  const end = useEnd(bar);
  const afterSource = (node: ReactNode) => (end ? createPortal(node, end) : node);
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
        <Buttons name={name} demo={demo} session={session} />
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
      {hasStill && !run && (
        <div inert className="demo-app demo-picture">
          <DemoStill name={name} />
        </div>
      )}
      {afterSource(
        run ? (
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
          <RunButton demo={demo} className="demo-app" />
        ) : (
          <div className="demo-app demo-note">
            <p>
              Run starts this code in a frame that cannot access this page, and can neither load nor
              send anything. At most, it makes the browser look up or connect to hosts that it
              names. If it opens one of them, it is stopped.
            </p>
            {!demo.isStarting && <RunButton demo={demo} />}
          </div>
        ),
      )}
    </>
  );
}

/**
 * An element at the end of the section, once the page is hydrated. It belongs to the island, so an edit in development,
 * which replaces the section, keeps it.
 */
function useEnd(bar: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const hydrated = useHydrated();
  const end = useMemo(
    () => (hydrated ? create('div', { className: 'island-end' }) : undefined),
    [hydrated],
  );
  useLayoutEffect(() => {
    if (!end) return;
    end.style.display = 'contents';
    bar.current?.closest('.demo')?.append(end);
  }, [end, bar]);
  return end;
}

type Demo = ReturnType<typeof useDemo>;

interface PartProps extends LiveDemoProps {
  demo: Demo;
  session: EditSession | undefined;
}

interface RunButtonProps {
  demo: Demo;
  className?: string;
  size?: string;
}

/** Runs the demo, whose app then gets the focus. */
function RunButton({ demo, className = '', size = '' }: RunButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef(demo.start);
  useLayoutEffect(() => {
    const { current } = button;
    const section = current?.closest('.demo');
    return () => {
      // A button that hydration replaces while the reader presses it gets no click.
      if (current?.matches(':active')) start.current();
      if (document.activeElement !== current) return;
      // After React has replaced the button, by the app or by one behind the source.
      queueMicrotask(() => focus(section, '.demo-play, .demo-app[tabindex]'));
    };
  }, []);
  return (
    <button
      type="button"
      ref={button}
      className={`demo-play ${className}`}
      aria-label="Run"
      onClick={({ currentTarget }) => {
        demo.start();
        // On small screens, it shows the app, with a button of its own.
        focus(currentTarget.closest('.demo'), '.demo-play');
      }}
      onPointerEnter={demo.prepare}
      onFocus={demo.prepare}
    >
      <span className={`button primary ${size}`}>▶&#xFE0E; Run</span>
    </button>
  );
}

/** Focuses the visible one of these elements of a demo. Those as large as the app only bring their button into view. */
function focus(section: Element | null | undefined, selector: string): void {
  const elements = [...(section?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const element = elements.find((each) => each.checkVisibility());
  element?.focus({ preventScroll: true });
  element?.querySelector('.button')?.scrollIntoView({ block: 'nearest' });
}

function Buttons({ name, demo, session }: PartProps) {
  const hydrated = useHydrated();
  const { run, editing, isStarting, start, stop, edit, closeEditor } = demo;
  let editLabel = 'Edit';
  // The editor stores changes, and removes reverted ones.
  if (editing) editLabel = 'Close';
  else if (hydrated && ownVersion(name)) editLabel = 'Edit your version';
  else if (hydrated && sharedVersion(name)) editLabel = 'Edit the shared version';
  return (
    <>
      {run || isStarting ? (
        <>
          <button type="button" className="button small" disabled={isStarting} onClick={start}>
            Restart
          </button>
          <button
            type="button"
            className="button small"
            disabled={!run}
            onClick={({ currentTarget }) => {
              const section = currentTarget.closest('.demo');
              flushSync(stop);
              focus(section, '.demo-play');
            }}
          >
            Stop
          </button>
        </>
      ) : (
        <RunButton demo={demo} size="small" />
      )}
      <button type="button" className="button small" onClick={editing ? closeEditor : () => edit()}>
        {editLabel}
      </button>
      {editing && session && (
        <button type="button" className="button small" onClick={() => session.copyLink()}>
          Copy link
        </button>
      )}
    </>
  );
}

/** What few readers need, such as the demo as a project. */
function More({ name, generated, demo: { editing, changes, setStatus }, session }: PartProps) {
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
      {editing && session && item('Reset', () => session.reset())}
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
