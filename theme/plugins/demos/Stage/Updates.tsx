import { ChangeLine } from './ChangeLine';
import { UpdateDetails } from './UpdateDetails';
import styles from './Updates.module.css';
import type { DemoRecord } from './useRecord';

export interface UpdatesProps {
  record: DemoRecord;
  onRestore: (update: number) => void;
}

/** Renders the history of updates, newest first. Clicking an update restores its state. */
export function Updates({ record, onRestore }: UpdatesProps) {
  const { updates, current } = record;
  return (
    <>
      <Steps record={record} onRestore={onRestore} />
      <ol reversed className={styles.log}>
        {updates.map((update) => (
          <li key={update.id} value={update.id}>
            <button
              type="button"
              aria-current={update.id === current || undefined}
              onClick={() => onRestore(update.id)}
            >
              <span className={styles.number}>{update.id}</span>
              <strong>{update.name ?? (update.id === 1 ? 'Start' : 'Update')}</strong>
              {update.changes.map((change) => (
                <ChangeLine key={change.path.join('.')} change={change} />
              ))}
            </button>
            <UpdateDetails update={update} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Renders back and forward buttons. At an end, they stay enabled to keep the focus. */
function Steps({ record: { updates, current }, onRestore }: UpdatesProps) {
  const newest = updates[0]?.id ?? 0;
  const oldest = updates.at(-1)?.id ?? 0;
  const step = (label: string, to: number) => {
    const isPossible = to >= oldest && to <= newest;
    return (
      <button type="button" aria-disabled={!isPossible} onClick={() => isPossible && onRestore(to)}>
        {label}
      </button>
    );
  };
  return (
    <div className={styles.steps}>
      {step('Back', current - 1)}
      {step('Forward', current + 1)}
      <span role="status">
        {current < newest && `State after update ${current}. Everything else stays as it is.`}
      </span>
    </div>
  );
}
