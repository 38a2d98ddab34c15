import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../frame/problem';
import type { StartDemo } from '../runtime/events';
import { CodeView } from './codeView';
import { applyChanges, changesOf, keepDraft, readDraft } from './drafts';
import { EditedDemo } from './EditedDemo';
import styles from './Editor.module.css';
import { loadRuntime } from './frame';
import { createShareLink, readShareLink } from './shareLink';
import { loadSources, type Sources } from './sources';

/** Delay from the last key until the code runs, in ms. */
const DEBOUNCE = 150;

export interface EditorProps {
  name: string;
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

/** The editable source of a demo. Each change runs in the frame. */
export function Editor({ name, shared, onReady, onChanges, onStatus }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const isForeign = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [file, setFile] = useState(`${name}.ts`);
  const [problem, setProblem] = useState<Problem>();
  const [note, setNote] = useState('');

  useEffect(() => {
    let end = () => {};
    let gone = false;
    const show = async () => {
      onStatus('Loading …');
      const [original] = await Promise.all([loadSources(name), loadRuntime()]);
      let changes: unknown = readDraft(name);
      if (shared) {
        changes = await readShareLink(name, shared).catch(({ message }: Error) => {
          setNote(message);
          return null;
        });
      }
      if (gone || !host.current) return;
      isForeign.current = shared !== undefined && changes !== null;
      const demo = new EditedDemo(name, applyChanges(original, changes), (found) => {
        setProblem(found);
        if (found) onStatus('The code has an error');
      });
      const run = () => {
        const changed = changesOf(demo.sources, original);
        onChanges(changed);
        setNote(
          keepDraft(name, changed) ? '' : 'The browser keeps no changes for your next visit.',
        );
        if (demo.isOpen) demo.run();
        // Shared code waits for the reader's click, even after changes.
        else if (!isForeign.current) onReady(demo.start, true);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const view = new CodeView(host.current, (changed, text) => {
        demo.sources = { ...demo.sources, [changed]: text };
        clearTimeout(timer);
        timer = setTimeout(run, DEBOUNCE);
      });
      end = () => {
        clearTimeout(timer);
        view.destroy();
      };
      view.show(`${name}.ts`, demo.sources[`${name}.ts`] ?? '');
      view.focus();
      setLoaded({ original, demo, view });
      onChanges(changesOf(demo.sources, original));
      onReady(demo.start, !isForeign.current);
      if (isForeign.current) {
        place.current?.scrollIntoView();
        onStatus('');
        setNote('This code came with the link. Read it; Run starts it.');
      }
    };
    show().catch(() => {
      if (gone) return;
      onStatus('The editor could not be loaded. Check the connection, then try again.');
    });
    return () => {
      gone = true;
      end();
    };
  }, [name, shared, onReady, onChanges, onStatus]);

  useEffect(() => {
    loaded?.view.showProblem(problem);
  }, [loaded, problem]);

  const open = (next: string) => {
    setFile(next);
    loaded?.view.show(next, loaded.demo.sources[next] ?? '');
    loaded?.view.showProblem(problem);
  };
  const reset = () => {
    if (!loaded) return;
    const { demo, original, view } = loaded;
    history.replaceState(history.state, '', location.href.replace(/#demo=.*$/, ''));
    keepDraft(name, {});
    isForeign.current = false;
    onChanges({});
    setNote('This is the original again.');
    demo.sources = original;
    view.show(file, original[file] ?? '');
    if (demo.isOpen) demo.run();
    else onReady(demo.start, true);
  };
  const copy = async (make: () => string | Promise<string>, done: string) => {
    try {
      await navigator.clipboard.writeText(await make());
      setNote(done);
    } catch (error) {
      const isRefused = error instanceof DOMException;
      setNote(isRefused ? 'The browser did not allow to copy.' : (error as Error).message);
    }
  };
  const link = () =>
    createShareLink(name, loaded ? changesOf(loaded.demo.sources, loaded.original) : {});

  return (
    <div ref={place} className={styles.editor}>
      <div className={styles.bar}>
        {Object.keys(loaded?.demo.sources ?? {}).map((one) => (
          <button key={one} type="button" aria-pressed={one === file} onClick={() => open(one)}>
            {one}
          </button>
        ))}
        <span className={styles.tools}>
          <button
            type="button"
            onClick={() => copy(() => loaded?.demo.sources[file] ?? '', 'Code copied')}
          >
            Copy
          </button>
          <button type="button" onClick={() => copy(link, 'Link copied: it holds your changes')}>
            Copy link
          </button>
          <button type="button" onClick={reset}>
            Reset
          </button>
        </span>
      </div>
      <div ref={host} />
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
          note || 'Each change runs. Types are not checked. Escape, then Tab leaves the code.'
        )}
      </div>
    </div>
  );
}
