import { useEffect, useMemo, useState } from 'react';
import type { DemoEvents, Group, Member, StoreUpdate } from '../runtime/events';
import { shortTextOf, textOf } from '../runtime/values';
import styles from './Inspector.module.css';

/** Shows the state of a demo's stores, and what each update has changed. */
export const Inspector = ({ record: { groups, updates } }: { record: DemoRecord }) => (
  <div className={`${styles.inspector} demo-state`} translate="no">
    <section aria-label="State of the store">
      {groups.map((group) => (
        <StateGroup key={group.title} {...group} />
      ))}
    </section>
    {/* Without the start, which changes nothing. The first update draws the eye once. */}
    {updates.length > 1 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      <section aria-label="Updates, newest first" className={styles.updates} tabIndex={0}>
        <ol reversed>
          {updates.map((update) => (
            <Update key={update.id} {...update} />
          ))}
        </ol>
      </section>
    )}
  </div>
);

const StateGroup = ({ title, members }: Group) => (
  <details open className={styles.group}>
    <summary>{title}</summary>
    <Entries members={members} />
  </details>
);

const Entries = ({ members }: { members: readonly Member[] }) => (
  <ul>
    {members.map((member) => (
      <li key={member.name}>
        <Entry {...member} />
      </li>
    ))}
  </ul>
);

/** Maximum length of a closed value in characters. A longer one can be opened. */
const SHORT = 80;

/** A member of a store, or an entry of a value. Its content is only rendered while it is open, because it may be large. */
function Entry({ name, value, by }: Member) {
  const [isOpen, setOpen] = useState(false);
  const { entries, more = 0 } = typeof value === 'string' ? { entries: [] } : value;
  const whole = entries.length > 0 ? more > 0 && `${more} more are not shown` : textOf(value);
  const added = `Added by ${by}()`;
  const text = isOpen ? whole : shortTextOf(value, SHORT);
  const row = (
    <>
      <span className={styles.name}>{name}</span>
      {/* A new value gets a new element, so that its animation restarts. */}
      <span key={String(text)} className={styles.value} data-value>
        {text}
      </span>
      {by && <span className={styles.by} role="img" aria-label={added} title={added} />}
    </>
  );
  if (entries.length === 0 && textOf(value).length <= SHORT) {
    return <div className={styles.row}>{row}</div>;
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.row}>{row}</summary>
      {isOpen && <Entries members={entries.map(([key, item]) => ({ name: key, value: item }))} />}
    </details>
  );
}

/** Maximum length of a changed value in characters. */
const MAX_CHANGE = 200;

function Update({ id, name = id === 1 ? 'Start' : 'Update', changes, message }: StoreUpdate) {
  return (
    <li value={id}>
      <strong>{name}</strong>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('.')}>
          <span className={styles.path}>{path.join('.')}</span>{' '}
          {before !== undefined && <del>{shortTextOf(before, MAX_CHANGE)}</del>}
          {' → '}
          {after === undefined ? 'gone' : <ins>{shortTextOf(after, MAX_CHANGE)}</ins>}
        </div>
      ))}
      {message && (
        <details>
          <summary>Message to Redux DevTools</summary>
          <pre>{message}</pre>
        </details>
      )}
    </li>
  );
}

const MAX_UPDATES = 50;

/** What the inspector shows of a running demo. */
export interface DemoRecord {
  groups: Group[];
  /** Newest first. */
  updates: StoreUpdate[];
}

const EMPTY: DemoRecord = { groups: [], updates: [] };

export function useRecord() {
  const [record, setRecord] = useState<DemoRecord>(EMPTY);
  const { stop, ...recorder } = useMemo(() => createRecorder(setRecord), []);
  useEffect(() => stop, [stop]);
  return { record, ...recorder };
}

/** @param show called at most once per animation frame, because demos may report more often than that */
export function createRecorder(show: (record: DemoRecord) => void) {
  let record = EMPTY;
  let request = 0;
  const change = (part: Partial<DemoRecord>) => {
    record = { ...record, ...part };
    request ||= requestAnimationFrame(() => {
      request = 0;
      show(record);
    });
  };
  const events: Pick<DemoEvents, 'onState' | 'onUpdate'> = {
    onState: (groups) => change({ groups }),
    onUpdate(update) {
      const { updates } = record;
      const isKnown = updates.some(({ id }) => id === update.id);
      change({
        updates: isKnown
          ? updates.map((earlier) => (earlier.id === update.id ? update : earlier))
          : [update, ...updates].slice(0, MAX_UPDATES),
      });
    },
  };
  return {
    events,
    /** Discards reports of an earlier start. */
    clear: () => change(EMPTY),
    stop: () => cancelAnimationFrame(request),
  };
}
