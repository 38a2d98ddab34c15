import type { Change } from '../runtime/events';
import { shortTextOf } from '../runtime/textOf';
import styles from './ChangeLine.module.css';

/** Renders a change as before → after. */
export function ChangeLine({ change: { path, before, after } }: { change: Change }) {
  return (
    <span className={styles.change}>
      <span className={styles.path}>{path.join('.')}</span>{' '}
      {before !== undefined && <del>{shortTextOf(before)}</del>}
      {' → '}
      {after === undefined ? 'gone' : <ins>{shortTextOf(after)}</ins>}
    </span>
  );
}
