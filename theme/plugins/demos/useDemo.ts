import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { demos } from 'virtual-demos';
import type { EditedDemo } from './Editor/EditedDemo';
import type { EditorProps } from './Editor/Editor';
import type { DemoView } from './LiveDemo';
import { loadCompiled, loadEditedDemo, loadEditor, loadStage, startCompiled } from './load';
import type { StartDemo } from './runtime/events';
import type { StageProps } from './Stage/Stage';
import type { DemoModule, GeneratedDemo, Sources } from './types';

interface Run extends Pick<StageProps, 'start'> {
  Stage: ComponentType<StageProps>;
  number: number;
}

interface Editing {
  Editor: ComponentType<EditorProps>;
  shared: string | undefined;
  /** Starts the edited demo. Missing until its code is loaded. */
  start?: StartDemo;
}

const LOADING = 'Loading …';

/** A demo is loaded, run, stopped and edited. */
export function useDemo(
  name: string,
  generated: GeneratedDemo | undefined,
  bar: RefObject<HTMLElement | null>,
) {
  const [compiled] = useState(() => startCompiled(name));
  const [run, setRun] = useState<Run>();
  const [editing, setEditing] = useState<Editing>();
  const [changes, setChanges] = useState<Sources>({});
  const [status, setStatus] = useState('');

  const show = useCallback(async (start: StartDemo, code?: Promise<unknown>) => {
    setStatus(LOADING);
    try {
      const [stage] = await Promise.all([loadStage(), code]);
      if (!stage) return;
      const { Stage } = stage;
      setRun((last) => ({ Stage, start, number: (last?.number ?? 0) + 1 }));
    } catch {
      setStatus('The demo could not be loaded. Check the connection, then press Run again.');
    }
  }, []);
  const edit = useCallback(
    async (shared?: string) => {
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
    },
    [bar],
  );
  const onReady = useCallback(
    (start: StartDemo, atOnce: boolean) => {
      setEditing((last) => last && { ...last, start });
      if (atOnce) show(start);
      else setRun(undefined);
    },
    [show],
  );
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
  useReplacedCode(name, () => setRun((last) => last && { ...last, number: last.number + 1 }));
  useEffect(() => {
    if (isLinked(name)) edit(location.hash);
  }, [name, edit]);

  return {
    run,
    editing,
    changes,
    status,
    setStatus,
    setChanges,
    onReady,
    edit,
    isStarting: generated !== undefined && !run && (status === '' || status === LOADING),
    /** Failures are shown when the reader runs the demo. */
    prepare() {
      if (run || editing || generated) return;
      Promise.all([loadStage(), loadCompiled(name)]).catch(() => {});
    },
    start() {
      showView(bar.current, 'app');
      if (editing) {
        if (editing.start) show(editing.start);
      } else if (generated) show(startGenerated);
      else show(compiled, loadCompiled(name));
    },
    stop() {
      setRun(undefined);
      setStatus('Stopped');
    },
    closeEditor() {
      setEditing(undefined);
      setChanges({});
      setRun(undefined);
      setStatus('');
    },
  };
}

/** Shows a part of the demo. Wide screens show all of them, and no tabs. */
function showView(bar: HTMLElement | null, view: DemoView): void {
  const tab = bar?.previousElementSibling?.querySelector<HTMLInputElement>(`[value="${view}"]`);
  if (tab) tab.checked = true;
}

/** Runs new code as soon as the page has generated it. */
function useGenerated(
  generated: GeneratedDemo | undefined,
  onCode: (start: StartDemo, isRunning: boolean) => void,
  onProblem: (message: string) => void,
): StartDemo {
  const demo = useRef<EditedDemo>(undefined);
  const latest = useRef(generated);
  latest.current = generated;
  const start = useCallback<StartDemo>(
    async (host, events) => {
      const edited = await loadEditedDemo();
      const code = latest.current;
      if (!edited || !code) return { stop: () => {} };
      demo.current = new edited.EditedDemo(code.main, code.sources, (problem) => {
        if (problem) onProblem(problem.message);
      });
      return demo.current.start(host, events);
    },
    [onProblem],
  );
  useEffect(() => {
    if (!generated) return;
    const isRunning = demo.current?.isOpen ?? false;
    if (demo.current && isRunning) {
      demo.current.sources = generated.sources;
      demo.current.run();
    }
    onCode(start, isRunning);
  }, [generated, start, onCode]);
  return start;
}

/** In development, an edit of a demo's file restarts only this demo, if it is running. */
function useReplacedCode(name: string, restart: () => void): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    const onEdit = ({ detail }: CustomEventInit<{ name: string; module: DemoModule }>) => {
      if (detail?.name !== name) return;
      demos[name] = async () => ({ open: async () => detail.module });
      restart();
    };
    addEventListener('demo-edit', onEdit);
    return () => removeEventListener('demo-edit', onEdit);
  });
}

/** Whether the page's address is a link to a version of this demo. Links to demos that the page lacks open its first one. */
function isLinked(name: string): boolean {
  const [, linked] = /^#demo=([\w-]*)/.exec(location.hash) ?? [];
  if (linked === undefined || linked === name) return linked === name;
  const names = [...document.querySelectorAll<HTMLElement>('[data-demo]')].map(
    ({ dataset }) => dataset.demo,
  );
  return names[0] === name && !names.includes(linked);
}
