import type { UndoStep } from '../runtime/events';
import { ChangeLine } from './ChangeLine';
import styles from './UndoStack.module.css';

/** Renders the steps that a store can undo and redo, newest on top, with a line at the current state. */
export function UndoStack({ steps }: { steps: readonly UndoStep[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter(({ isUndone }) => !isUndone).length;
  const rows = steps.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
    <li key={index} className={styles.step} data-undone={step.isUndone || undefined}>
      <span className={styles.next}>
        {index === done - 1 && 'next undo'}
        {index === done && 'next redo'}
      </span>
      <span>{step.call}</span>
      <span>
        {step.changes.map((change) => (
          <ChangeLine key={change.path.join('.')} change={change} />
        ))}
      </span>
    </li>
  ));
  rows.splice(
    done,
    0,
    <li key="now" className={styles.now}>
      now
    </li>,
  );
  return (
    <ol aria-label="Steps to undo and redo, newest first" className={styles.stack}>
      {rows.reverse()}
    </ol>
  );
}
