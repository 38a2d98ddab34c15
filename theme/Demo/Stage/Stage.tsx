import { useEffect, useRef, useState } from 'react';
import { runDemo } from '../runtime/runDemo';
import type { LoadDemo } from '../types';
import { explain } from './explain';
import { Inspector } from './Inspector';
import styles from './Stage.module.css';
import stageCss from './stage.css?inline';
import { useRecord } from './useRecord';

export interface StageProps {
  name: string;
  load: LoadDemo;
  /** Gets what assistive technology and the frame's status line say. */
  onStatus: (status: string) => void;
}

/** A running demo and what can be seen of its store. Starts when it appears, ends when it goes. */
export function Stage({ name, load, onStatus }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  const { record, events } = useRecord();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const fail = (reason: unknown) => {
      if (gone) return;
      setError(reason);
      onStatus('The demo failed');
    };
    (async () => {
      try {
        const root = openRoot(host.current);
        const module = await load();
        if (gone || !module) return;
        const running = await runDemo(module, root, { ...events, onError: fail });
        if (gone) running();
        else {
          stop = running;
          onStatus('Running');
        }
      } catch (reason) {
        fail(reason);
      }
    })();
    return () => {
      gone = true;
      stop?.();
    };
  }, [load, events, onStatus]);

  return (
    <>
      <div className={styles.pane}>
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
      <Inspector record={record} />
    </>
  );
}

/**
 * The tree that the demo lives in: styles of the page do not get in, those of the demo not out.
 *
 * @throws when the browser cannot do that
 */
function openRoot(host: HTMLElement | null): ShadowRoot {
  if (!host || !('adoptedStyleSheets' in Document.prototype)) {
    throw new Error('This browser has no constructable style sheets.');
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stageCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}
