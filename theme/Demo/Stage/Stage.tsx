import '../../content/tutorial.css';

import { useLayoutEffect, useRef, useState } from 'react';
import { CHECK_EVENT, type CheckDetail } from '../checkEvent';
import frame from '../Demo.module.css';
import type { RunningDemo, StartDemo } from '../runtime/events';
import { explain } from './explain';
import { Inspector } from './Inspector';
import styles from './Stage.module.css';
import { useRecord } from './useRecord';

export interface StageProps {
  name: string;
  start: StartDemo;
  /** Gets what assistive technology and the frame's status line say. */
  onStatus: (status: string) => void;
}

/** A running demo and what can be seen of its store. Starts when it appears, ends when it goes. */
export function Stage({ name, start, onStatus }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  const demo = useRef<RunningDemo>(undefined);
  const { record, events, clear, goTo } = useRecord();

  // What it needs is there: the demo replaces its still before the next frame.
  useLayoutEffect(() => {
    let gone = false;
    // What a step of the tutorial shows of it is outside of this island: `theme/content/tutorial.ts`.
    const tell = (detail: CheckDetail) =>
      host.current?.dispatchEvent(new CustomEvent(CHECK_EVENT, { bubbles: true, detail }));
    const fail = (reason: unknown) => {
      if (gone) return;
      setError(reason);
      onStatus('The demo failed');
    };
    const onCheck = (label: string) => {
      if (gone) return;
      onStatus(`✓ ${label}`);
      tell({ passed: label });
    };
    const onStart = () => {
      if (gone) return;
      clear();
      tell({});
      setError(undefined);
      onStatus('Running');
    };
    (async () => {
      try {
        if (!host.current) return;
        const running = await start(host.current, { ...events, onStart, onCheck, onError: fail });
        if (gone) running.stop();
        else demo.current = running;
      } catch (reason) {
        fail(reason);
      }
    })();
    return () => {
      gone = true;
      demo.current?.stop();
      demo.current = undefined;
    };
  }, [start, events, clear, onStatus]);

  const restore = (update: number) => {
    demo.current?.restore(update);
    goTo(update);
  };
  return (
    <>
      <div className={`${frame.pane} ${styles.demo}`}>
        {/* A failed demo has been taken down: what is left of it would not answer. */}
        <div ref={host} hidden={error !== undefined} data-demo-host={name} />
        {error !== undefined && (
          <div role="alert" className={styles.error}>
            <p>
              <strong>This demo stopped.</strong> {explain(error)}
            </p>
            <pre>{String(error)}</pre>
            <p>Restart runs it again from the beginning.</p>
          </div>
        )}
      </div>
      <Inspector record={record} onRestore={restore} />
    </>
  );
}
