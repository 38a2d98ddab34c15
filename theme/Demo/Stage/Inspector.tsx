import styles from './Stage.module.css';
import type { DemoRecord, LogEntry } from './useRecord';

/** Shows a demo's stores as they are, and how they came to be so. */
export function Inspector({ record: { snapshots, log } }: { record: DemoRecord }) {
  const several = snapshots.length > 1;
  const hasState =
    snapshots.length === 0 || snapshots.some(({ state }) => Object.keys(state).length > 0);
  return (
    <div className={styles.inspector}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="State of the store" tabIndex={0} className={styles.list}>
        {snapshots.map(({ store, state, computed }) => (
          <div key={store}>
            <Values title={several ? `State of ${store}` : 'State'} values={state} />
            <Values title={several ? `Computed by ${store}` : 'Computed'} values={computed} />
          </div>
        ))}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Updates, newest first" tabIndex={0} className={styles.list}>
        <p className={styles.title}>Updates</p>
        {log.length === 0 && (
          <p className={styles.quiet}>
            {hasState
              ? 'None yet: use the demo.'
              : 'This store keeps no state of its own: watch its computed values.'}
          </p>
        )}
        <ol reversed className={styles.log}>
          {log.map((entry) => (
            <li key={entry.id} value={entry.id}>
              <Entry entry={entry} showStore={several} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Values({ title, values }: { title: string; values: Record<string, string> }) {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <dl className={styles.values}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {/* A new value is a new element, so that its mark of change starts again. */}
            <dd key={value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Entry({ entry, showStore }: { entry: LogEntry; showStore: boolean }) {
  return (
    <>
      {entry.name && <strong>{entry.name}</strong>}
      {showStore && entry.store && <span className={styles.quiet}>{entry.store}</span>}
      {entry.changes.map(({ slice, before, after }) => (
        <div key={slice}>
          {slice}: {before && <del>{shorten(before)}</del>} <ins>{shorten(after)}</ins>
        </div>
      ))}
      {entry.message && (
        <details>
          <summary>Message to Redux DevTools</summary>
          <pre>{entry.message}</pre>
        </details>
      )}
    </>
  );
}

/** Longest value in the log, in characters: the whole one stands in the state. */
const SHORT = 60;

const shorten = (value: string) => (value.length > SHORT ? `${value.slice(0, SHORT)} …` : value);
