import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../frame/problem';
import '../../../ui/Chip/chip.css';
import { nextTask } from '../nextTask';
import type { StartDemo } from '../runtime/events';
import type { GeneratedDemo } from '../types';
import { CodeView } from './codeView';
import { applyChanges, changesOf } from './drafts';
import { EditedDemo } from './EditedDemo';
import styles from './Editor.module.css';
import { loadRuntime } from './frame';
import { createShareLink } from './shareLink';
import { loadSources, type Sources } from './sources';
import { firstVersion, keepVersion, otherVersion, type Version } from './versions';

const SHARED_NOTE = 'This code comes from a link. Read it before you press Run.';

/** Delay between the last key and running the code, in ms. */
const DEBOUNCE = 150;

export interface EditorProps {
  name: string;
  /** The code of a demo that the page generates. Other demos load their code. */
  generated?: GeneratedDemo;
  /** The URL fragment with shared code, if any. */
  shared: string | undefined;
  /** Called with the start function of the edited demo, and whether to start now. */
  onReady: (start: StartDemo, atOnce: boolean) => void;
  /** Called with the reader's changes. */
  onChanges: (changes: Sources) => void;
  onStatus: (status: string) => void;
}

interface Loaded {
  original: Sources;
  demo: EditedDemo;
  view: CodeView;
}

/** Renders the editable source of a demo. The frame runs each change. */
export function Editor({ name, generated, shared, onReady, onChanges, onStatus }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<Version>({ changes: {} });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The version from the other origin, which the reader can switch to. */
  const [other, setOther] = useState<Version>();
  const [loaded, setLoaded] = useState<Loaded>();
  const main = generated?.main ?? name;
  const [file, setFile] = useState(`${main}.ts`);
  const [problem, setProblem] = useState<Problem>();
  const [note, setNote] = useState('');

  useEffect(() => {
    let end = () => {};
    let gone = false;
    const mainFile = `${main}.ts`;
    const show = async () => {
      onStatus('Loading …');
      const [original] = await Promise.all([
        generated?.sources ?? loadSources(name),
        loadRuntime(),
      ]);
      let failure = '';
      const version = await firstVersion(name, shared).catch(({ message }: Error) => {
        failure = message;
        return firstVersion(name, undefined);
      });
      // The code in a link can be large, so each step below is a separate task.
      await nextTask();
      if (gone || !host.current) return;
      shown.current = version;
      setOther(otherVersion(name, version));
      const demo = new EditedDemo(main, applyChanges(original, version.changes), (found) => {
        setProblem(found);
        if (found) onStatus('The code has an error');
      });
      const run = () => {
        const changes = changesOf(demo.sources, original);
        shown.current = { ...shown.current, changes };
        onChanges(changes);
        setNote(
          keepVersion(name, shown.current)
            ? ''
            : 'The browser cannot store your changes for your next visit.',
        );
        if (demo.isOpen) demo.run();
        // Shared code waits for the reader's click, even after changes.
        else if (shown.current.from === undefined) onReady(demo.start, true);
      };
      const change = (changed: string, text: string) => {
        demo.sources = { ...demo.sources, [changed]: text };
        clearTimeout(timer.current);
        timer.current = setTimeout(run, DEBOUNCE);
      };
      const view = new CodeView(host.current, change, () => demo);
      end = () => {
        clearTimeout(timer.current);
        view.destroy();
      };
      await nextTask();
      if (gone) return;
      const text = demo.sources[mainFile] ?? '';
      view.prepare(mainFile, text);
      await nextTask();
      if (gone) return;
      view.show(mainFile, text);
      await nextTask();
      if (gone) return;
      view.focus();
      setLoaded({ original, demo, view });
      onChanges(changesOf(demo.sources, original));
      onReady(demo.start, version.from === undefined);
      if (version.from !== undefined) {
        if (shared) place.current?.scrollIntoView();
        onStatus('');
        setNote(SHARED_NOTE);
      }
      if (failure) setNote(failure);
    };
    show().catch(() => {
      if (gone) return;
      onStatus('The editor could not be loaded. Check the connection, then try again.');
    });
    return () => {
      gone = true;
      end();
    };
  }, [name, main, generated, shared, onReady, onChanges, onStatus]);

  useEffect(() => {
    loaded?.view.showProblem(problem);
  }, [loaded, problem]);

  const open = (next: string) => {
    setFile(next);
    loaded?.view.show(next, loaded.demo.sources[next] ?? '');
    loaded?.view.showProblem(problem);
  };
  /** Replaces the current version with another one. Code that came with a link does not run yet. */
  const showVersion = (version: Version, note: string) => {
    if (!loaded) return;
    const { demo, original, view } = loaded;
    clearTimeout(timer.current);
    const isOwn = version.from === undefined;
    const isStillOwn = isOwn && shown.current.from === undefined;
    shown.current = version;
    demo.sources = applyChanges(original, version.changes);
    onChanges(version.changes);
    setProblem(undefined);
    setNote(note);
    view.show(file, demo.sources[file] ?? '');
    if (isStillOwn && demo.isOpen) demo.run();
    else onReady(demo.start, isOwn);
  };
  const change = () => {
    if (!loaded || !other) return;
    const changes = changesOf(loaded.demo.sources, loaded.original);
    const left = { ...shown.current, changes };
    // The last keys may not have been stored yet.
    if (JSON.stringify(changes) !== JSON.stringify(shown.current.changes)) keepVersion(name, left);
    setOther(left);
    showVersion(other, other.from === undefined ? 'This is your version.' : SHARED_NOTE);
  };
  const reset = () => {
    history.replaceState(history.state, '', location.href.replace(/#demo=.*$/, ''));
    keepVersion(name, { ...shown.current, changes: {} });
    const own = shown.current.from === undefined ? undefined : otherVersion(name, shown.current);
    const next: Version = own ?? { changes: {} };
    setOther(otherVersion(name, next));
    showVersion(next, own ? 'This is your version again.' : 'This is the original again.');
  };
  const copy = async (make: () => string | Promise<string>, done: string) => {
    try {
      await navigator.clipboard.writeText(await make());
      setNote(done);
    } catch (error) {
      const isRefused = error instanceof DOMException;
      setNote(isRefused ? 'The browser did not allow copying.' : (error as Error).message);
    }
  };
  const link = () =>
    createShareLink(name, loaded ? changesOf(loaded.demo.sources, loaded.original) : {});

  return (
    <div ref={place} className={`${styles.editor} demo-code`}>
      <div className={styles.bar}>
        {Object.keys(loaded?.demo.sources ?? {}).map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === file}
            onClick={() => open(one)}
          >
            {one}
          </button>
        ))}
        <span className={styles.tools}>
          {other && (
            <button type="button" className="button small" onClick={change}>
              {other.from === undefined ? 'Your version' : 'Version from the link'}
            </button>
          )}
          <button
            type="button"
            className="button small"
            onClick={() => copy(() => loaded?.demo.sources[file] ?? '', 'Code copied')}
          >
            Copy
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => copy(link, 'Link copied: it contains your changes')}
          >
            Copy link
          </button>
          <button type="button" className="button small" onClick={reset}>
            Reset
          </button>
        </span>
      </div>
      <div ref={host} className={styles.code} />
      <div role="status" className={problem ? styles.problem : styles.note}>
        {problem ? (
          <>
            {problem.line && (
              <button
                type="button"
                onClick={() => {
                  if (problem.file && problem.file !== file) open(problem.file);
                  loaded?.view.goTo(problem);
                }}
              >
                {`${problem.file}, line ${problem.line}`}
              </button>
            )}
            <pre>{String(problem.message)}</pre>
          </>
        ) : (
          note ||
          'Runs after every change. Names are checked, but types are not. Press Escape, then Tab, to leave the editor.'
        )}
      </div>
    </div>
  );
}
