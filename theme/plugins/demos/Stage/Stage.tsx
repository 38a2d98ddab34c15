import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reportPassed } from '../checkEvent';
import frame from '../Demo.module.css';
import { type Point, pressAt } from '../press';
import type { RunningDemo, StartDemo } from '../runtime/events';
import { explain } from './explain';
import { Inspector } from './Inspector';
import styles from './Stage.module.css';
import { followSwitches } from './storeLines';
import { useRecord } from './useRecord';

export interface StageProps {
  name: string;
  start: StartDemo;
  /** Number of the run; a new one restarts the demo, whose last run stays in view until it has started. */
  run: number;
  /** Shown, dimmed, if the demo fails before it has shown anything. */
  still?: ReactNode;
  /** A point of the demo to press once it runs. */
  press?: Point | undefined;
  /** Called with the text of the status line. */
  onStatus: (status: string) => void;
}

/** Renders a running demo and its inspector. Starts the demo on mount, and stops it on unmount. */
export function Stage({ name, start, run, still, press, onStatus }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  const [hasStarted, setHasStarted] = useState(false);
  const demo = useRef<RunningDemo>(undefined);
  const { record, events, clear, goTo } = useRecord();

  // Everything is loaded, so the demo replaces its still image before the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run starts the demo again
  useLayoutEffect(() => {
    let canceled = false;
    let passed: string[] = [];
    let showAllLines = () => {};
    // `theme/plugins/tutorial/TutorialSteps/tutorial.ts` shows these outside this island.
    const showPassed = (labels: string[]) => {
      passed = labels;
      if (host.current) reportPassed(host.current, passed);
    };
    const fail = (reason: unknown) => {
      if (canceled) return;
      setError(reason);
      onStatus('The demo failed');
    };
    const onCheck = (label: string) => {
      if (canceled) return;
      onStatus(`✓ ${label}`);
      showPassed([...passed, label]);
    };
    const onStart = () => {
      if (canceled) return;
      clear();
      showPassed([]);
      setError(undefined);
      setHasStarted(true);
      onStatus('Running');
    };
    (async () => {
      try {
        if (!host.current) return;
        const running = await start(host.current, { ...events, onStart, onCheck, onError: fail });
        if (canceled) {
          running.stop();
          return;
        }
        demo.current = running;
        showAllLines = followSwitches(host.current);
        if (press) pressAt(host.current, press);
      } catch (reason) {
        fail(reason);
      }
    })();
    return () => {
      canceled = true;
      showAllLines();
      demo.current?.stop();
      demo.current = undefined;
    };
  }, [start, run, press, events, clear, onStatus]);

  const restore = (update: number) => {
    demo.current?.restore(update);
    goTo(update);
  };
  return (
    <>
      <div className={`${frame.pane} ${styles.demo} demo-app`}>
        {/* No class, because frames add one. */}
        <div ref={host} data-failed={error !== undefined || undefined} data-demo-host={name} />
        {error !== undefined && !hasStarted && <div data-failed>{still}</div>}
        {error !== undefined && (
          <div role="alert" className={styles.error}>
            <p>
              <strong>This demo stopped.</strong> {explain(error)}
            </p>
            <pre>{String(error)}</pre>
            <p>Press Restart to run it again from the beginning.</p>
          </div>
        )}
      </div>
      <Inspector record={record} onRestore={restore} />
    </>
  );
}
