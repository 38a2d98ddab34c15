import { useEffect, useRef, useState } from 'react';
import '../../../ui/Chip/chip.css';
import type { Problem } from '../frame/messages';
import styles from './Editor.module.css';
import { type EditSession, openSession, type SessionOptions, type Shown } from './session';

export interface EditorProps extends Omit<SessionOptions, 'onShow'> {
  onStatus: (status: string) => void;
}

export function Editor(props: EditorProps) {
  const { name, generated, shared, onReady, onChanges, onStatus } = props;
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<EditSession>();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const closing = new AbortController();
    const onShow = (next: Shown) => {
      setShown(next);
      if (next.problem) onStatus('The code has an error');
    };
    const open = async () => {
      if (!host.current) return;
      onStatus('Loading …');
      const options = { name, generated, shared, onReady, onChanges, onShow };
      const opened = await openSession(options, host.current, closing.signal);
      if (!opened) return;
      setSession(opened);
      if (shared) place.current?.scrollIntoView();
      if (!opened.isShared) return;
      onStatus('');
    };
    open().catch(() => {
      if (closing.signal.aborted) return;
      onStatus('The editor could not be loaded. Check the connection, then try again.');
    });
    return () => closing.abort();
  }, [name, generated, shared, onReady, onChanges, onStatus]);

  return (
    <div ref={place} className={`${styles.editor} demo-code`}>
      <div className={styles.bar}>
        {session &&
          shown?.files.map((file) => (
            <button
              key={file}
              type="button"
              className="chip"
              aria-pressed={file === shown.file}
              onClick={() => session.showFile(file)}
            >
              {file}
              {shown.changed.includes(file) && ' (changed)'}
            </button>
          ))}
        <Tools session={session} />
      </div>
      {shown?.failure && (
        <p role="alert" className={styles.failure}>
          {shown.failure}
        </p>
      )}
      <div ref={host} className={styles.code} />
      <div role="status" className={shown?.problem ? styles.problem : styles.note}>
        {shown?.problem ? (
          <ProblemNote problem={shown.problem} onGoTo={() => session?.goToProblem()} />
        ) : (
          shown?.note ||
          'Runs after every change. Imports are checked, but types are not. Press Escape, then Tab, to leave the editor.'
        )}
      </div>
    </div>
  );
}

function Tools({ session }: { session: EditSession | undefined }) {
  const copy = async (make: () => string | Promise<string>, done: string) => {
    try {
      await navigator.clipboard.writeText(await make());
      session?.note(done);
    } catch (error) {
      const isRefused = error instanceof DOMException;
      session?.note(isRefused ? 'The browser did not allow copying.' : (error as Error).message);
    }
  };
  const tool = (label: string, onClick: (open: EditSession) => void) => (
    <button type="button" className="button small" onClick={() => session && onClick(session)}>
      {label}
    </button>
  );
  return (
    <span className={styles.tools}>
      {tool('Copy', (current) => copy(() => current.text, 'Code copied'))}
      {tool('Copy link', (current) =>
        copy(() => current.createLink(), 'Link copied: it contains your changes'),
      )}
      {tool('Reset', (current) => current.reset())}
    </span>
  );
}

const ProblemNote = ({ problem, onGoTo }: { problem: Problem; onGoTo: () => void }) => (
  <>
    {problem.line && (
      <button type="button" onClick={onGoTo}>
        {`${problem.file}, line ${problem.line}`}
      </button>
    )}
    <pre>{String(problem.message)}</pre>
  </>
);
