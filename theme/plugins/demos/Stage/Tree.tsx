import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import type { Group } from '../runtime/events';
import { moveFor, type Row, rowsOf } from './rows';
import styles from './Tree.module.css';

/** Renders state and computed values as a tree view that follows the ARIA pattern. */
export function Tree({ groups }: { groups: readonly Group[] }) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState('');
  const tree = useRef<HTMLDivElement>(null);
  const rows = rowsOf(groups, turned);
  const current = Math.max(
    rows.findIndex(({ key }) => key === active),
    0,
  );

  const turn = ({ key }: Row) => {
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  const goTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setActive(row.key);
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[current];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveFor(event.key, rows, current);
    if (move === undefined) return;
    event.preventDefault();
    if (move === 'turn') turn(row);
    else goTo(move);
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="State and computed values"
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys
        <div
          key={row.key}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.open}
          tabIndex={index === current ? 0 : -1}
          style={{ '--level': row.level } as CSSProperties}
          onClick={() => {
            setActive(row.key);
            if (row.open !== undefined) turn(row);
          }}
        >
          <span className={styles.name}>{row.name}</span>
          {row.level > 1 && (
            // A new value gets a new element, so that its animation restarts.
            <span key={row.text} className={styles.value} data-value>
              {row.text}
            </span>
          )}
          {row.by && <span className={styles.by}>{row.by}</span>}
        </div>
      ))}
    </div>
  );
}
