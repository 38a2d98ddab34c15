import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reportPassed } from '../../../lib/passedChecks';
import type { RunningDemo, StartDemo } from '../runtime/events';
import { Inspector, useRecord } from './Inspector';
import styles from './Stage.module.css';

export interface StageProps {
  name: string;
  start: StartDemo;
  /** Number of the run; a new one restarts the demo, whose last run stays in view until it has started. */
  run: number;
  /** Shown, dimmed, if the demo fails before it has shown anything. */
  still?: ReactNode;
  onStatus: (status: string) => void;
}

/** Renders a running demo and its inspector. Starts the demo on mount, and stops it on unmount. */
export function Stage({ name, start, run, still, onStatus }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  const [hasStarted, setHasStarted] = useState(false);
  const { record, events, clear } = useRecord();
  const { name: kind } = Object(error);
  const reason = REASONS[kind] ?? 'It threw an error that its code does not handle.';

  // Everything is loaded, so the demo replaces its still before the next paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run starts the demo again
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let running: RunningDemo | undefined;
    let canceled = false;
    let passed: string[] = [];
    const unlessCanceled =
      <T extends unknown[]>(report: (...values: T) => void) =>
      (...values: T) => {
        if (!canceled) report(...values);
      };
    const onError = unlessCanceled((thrown: unknown) => {
      setError(thrown);
      onStatus('The demo failed');
    });
    const onCheck = unlessCanceled((label: string) => {
      onStatus(`✓ ${label}`);
      passed = [...passed, label];
      reportPassed(element, passed);
    });
    const onStart = unlessCanceled(() => {
      clear();
      passed = [];
      reportPassed(element, passed);
      setError(undefined);
      setHasStarted(true);
      onStatus('Running');
    });
    start(element, { ...events, onStart, onCheck, onError }).then((demo) => {
      if (canceled) demo.stop();
      else running = demo;
    }, onError);
    return () => {
      canceled = true;
      running?.stop();
    };
  }, [start, run, events, clear, onStatus]);

  return (
    <>
      <section className={`${styles.demo} demo-app`} aria-label="App" tabIndex={-1}>
        {/* No class, because iframes add one. */}
        <div ref={host} data-failed={error !== undefined || undefined} data-demo-host={name} />
        {error !== undefined && !hasStarted && <div data-failed>{still}</div>}
        {error !== undefined && (
          <div role="alert" className={styles.error}>
            <p>
              <strong>This demo stopped.</strong> {reason}
            </p>
            <pre>{String(error)}</pre>
            <p>Press Restart to run it again from the beginning.</p>
          </div>
        )}
      </section>
      <Inspector record={record} />
    </>
  );
}

const REASONS: Record<string, string> = {
  DemoStopped: '',
  SecurityError: 'The browser blocks storage for this page.',
  QuotaExceededError: 'The browser storage of this site is full.',
  ChunkLoadError: 'Its code could not be loaded: check the connection.',
};
