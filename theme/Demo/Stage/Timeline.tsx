import type { CSSProperties } from 'react';
import type { Span } from '../runtime/events';
import styles from './Stage.module.css';

/** Silence, in ms, after which a new timeline begins: else the bars of the last one would shrink to dots. */
const SILENCE = 3_000;

/** The spans since the last silence. */
export function recentSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findLastIndex(({ start }, index) => {
    const before = spans.slice(0, index);
    return before.every(({ end }) => end !== undefined && start - end > SILENCE);
  });
  return spans.slice(Math.max(first, 0));
}

/** Calls and requests that take time, as bars below each other: what waited, what was aborted, what failed. */
export function Timeline({ spans }: { spans: readonly Span[] }) {
  const recent = recentSpans(spans);
  const begin = recent[0]?.start;
  if (begin === undefined) return null;
  const last = Math.max(...recent.map(({ start, end = start }) => end));
  const percent = (time: number) => `${((time - begin) / Math.max(last - begin, 1)) * 100}%`;
  return (
    <ol aria-label="Calls and requests" className={styles.timeline}>
      {recent.map(({ id, label, start, end, outcome = 'pending' }) => {
        const place = {
          '--from': percent(start),
          '--to': end === undefined ? '100%' : percent(end),
        } as CSSProperties;
        const time = end === undefined ? '' : `, ${Math.round(end - start)} ms`;
        return (
          <li key={id} data-outcome={outcome}>
            <span className={styles.name}>{label}</span>
            <span className={styles.track} style={place} />
            <span className={styles.note}>{outcome + time}</span>
          </li>
        );
      })}
    </ol>
  );
}
