import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../frame/messages';
import type { Sources } from '../types';
import styles from './Editor.module.css';
import {
  type EditSession,
  isHelper,
  openSession,
  type SessionOptions,
  type Shown,
} from './session';

export interface EditorProps extends Omit<SessionOptions, 'onShow'> {
  onSession: (session: EditSession | undefined) => void;
  onStatus: (status: string) => void;
}

export function Editor(props: EditorProps) {
  const { name, generated, shared, onReady, onChanges, onSession, onStatus } = props;
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
      onSession(opened);
      if (shared) place.current?.closest('.demo')?.scrollIntoView();
      if (!opened.isShared) return;
      onStatus('');
    };
    open().catch(() => {
      if (closing.signal.aborted) return;
      onStatus('The editor could not be loaded. Check the connection, then try again.');
    });
    return () => {
      closing.abort();
      onSession(undefined);
    };
  }, [name, generated, shared, onReady, onChanges, onSession, onStatus]);

  return (
    <>
      {session && <Printed session={session} />}
      <div ref={place} className={`${styles.editor} demo-code`}>
        <div className={styles.bar}>
          {session && shown && (
            <FileMenu shown={shown} onChoose={(file) => session.showFile(file)} />
          )}
          <span role="status">{shown?.note || <Hint />}</span>
        </div>
        {shown?.failure && (
          <p role="alert" className={styles.failure}>
            {shown.failure}
          </p>
        )}
        <div ref={host} className={styles.code} translate="no" />
        <div role="status" className={shown?.problem && styles.problem}>
          {shown?.problem && (
            <ProblemNote problem={shown.problem} onGoTo={() => session?.goToProblem()} />
          )}
        </div>
      </div>
    </>
  );
}

/** The code on paper, because the editor contains only the lines in view. */
function Printed({ session }: { session: EditSession }) {
  const [files, setFiles] = useState<Sources>({});
  useEffect(() => {
    const onPrint = () => flushSync(() => setFiles(session.ownFiles));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [session]);
  return Object.entries(files).map(([file, text]) => (
    <figure key={file} className="demo-printed" translate="no">
      <figcaption>{file}</figcaption>
      <pre>{text}</pre>
    </figure>
  ));
}

const Hint = () => (
  <>
    Runs as you type. Types are not checked.{' '}
    <span className={styles.keys}>Press Escape, then Tab, to leave the editor.</span>
  </>
);

/** The file on the page comes first, and helpers come last. */
function FileMenu({ shown, onChoose }: { shown: Shown; onChoose: (file: string) => void }) {
  const optionsOf = (files: readonly string[]) =>
    files.map((file) => (
      <option key={file} value={file}>
        {file}
        {shown.changed.includes(file) && ' (changed)'}
      </option>
    ));
  const [own, helpers] = [
    shown.files.filter((file) => !isHelper(file)),
    shown.files.filter(isHelper),
  ];
  return (
    <select
      className="button small"
      translate="no"
      aria-label="File"
      value={shown.file}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {optionsOf(own)}
      {helpers.length > 0 && <optgroup label="Helpers">{optionsOf(helpers)}</optgroup>}
    </select>
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
