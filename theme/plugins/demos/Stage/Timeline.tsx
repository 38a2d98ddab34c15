import type { CSSProperties } from 'react';
import type { Span } from '../runtime/events';
import { describeSpan, lanesOf, recentSpans, stateOf } from './spans';
import styles from './Timeline.module.css';

/**
 * Renders async calls and requests on one time axis. Calls of the same mutation share a lane. Waiting, working, aborted
 * and refused calls differ in shape and text.
 */
export function Timeline({ spans }: { spans: readonly Span[] }) {
  const recent = recentSpans(spans);
  const begin = recent[0]?.start;
  if (begin === undefined) return null;
  const last = Math.max(...recent.map(({ start, begun = start, end = begun }) => end));
  const place = (time = last) => (time - begin) / Math.max(last - begin, 1);
  return (
    <ol aria-label="Calls and requests" className={styles.timeline}>
      {lanesOf(recent).map(({ lane, calls }) => (
        <li key={lane}>
          {lane && <span className={styles.lane}>{lane}</span>}
          <ol>
            {calls.map((span) => {
              const { id, label, start, begun = start, end } = span;
              const places = {
                '--start': place(start),
                '--begun': place(begun),
                '--end': place(end),
              } as CSSProperties;
              return (
                <li key={id} data-state={stateOf(span)}>
                  <span className={styles.call}>{label}</span>
                  <span className={styles.track} style={places}>
                    <span className={styles.work} />
                    <span className={styles.sign} />
                  </span>
                  <span className={styles.note}>{describeSpan(span)}</span>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}
