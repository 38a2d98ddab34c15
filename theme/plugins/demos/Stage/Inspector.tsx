import { useState } from 'react';
import type { Change, Group, Member, StoreUpdate } from '../runtime/events';
import { shortTextOf, textOf } from '../runtime/values';
import styles from './Inspector.module.css';
import type { DemoRecord } from './useRecord';

/** Shows the state of a demo's stores, and what each update has changed. */
export const Inspector = ({ record: { groups, updates } }: { record: DemoRecord }) => (
  <div className={`${styles.inspector} demo-state`} translate="no">
    {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: both lists scroll */}
    <section aria-label="State of the store" tabIndex={0}>
      {groups.map((group) => (
        <StateGroup key={group.title} {...group} />
      ))}
    </section>
    <section aria-label="Updates, newest first" tabIndex={0}>
      <ol reversed>
        {updates.map((update) => (
          <Update key={update.id} {...update} />
        ))}
      </ol>
    </section>
    {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
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
  const text = isOpen ? whole : shortTextOf(value, SHORT);
  const row = (
    <>
      <span className={styles.name}>{name}</span>
      {/* A new value gets a new element, so that its animation restarts. */}
      <span key={String(text)} className={styles.value} data-value>
        {text}
      </span>
      {by && <span className={styles.by}>{by}</span>}
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

function Update({ id, name = id === 1 ? 'Start' : 'Update', changes, message }: StoreUpdate) {
  const values = changes.flatMap(({ before, after }) => [before ?? '', after ?? '']);
  const isCut = values.some((value) => shortTextOf(value) !== textOf(value));
  return (
    <li value={id}>
      <strong>{name}</strong>
      {changes.map((change) => (
        <ChangedValue key={change.path.join('.')} {...change} />
      ))}
      {isCut && (
        <details>
          <summary>Full values</summary>
          {changes.map(({ path, before, after }) => (
            <pre key={path.join('.')}>
              {path.join('.')}
              {before !== undefined && `\nbefore ${textOf(before)}`}
              {after !== undefined && `\nafter ${textOf(after)}`}
            </pre>
          ))}
        </details>
      )}
      {message && (
        <details>
          <summary>Message to Redux DevTools</summary>
          <pre>{message}</pre>
        </details>
      )}
    </li>
  );
}

const ChangedValue = ({ path, before, after }: Change) => (
  <div>
    <span className={styles.path}>{path.join('.')}</span>{' '}
    {before !== undefined && <del>{shortTextOf(before)}</del>}
    {' → '}
    {after === undefined ? 'gone' : <ins>{shortTextOf(after)}</ins>}
  </div>
);
