import { type CSSProperties, useState } from 'react';
import styles from './Inspector.module.css';
import { Splitter } from './Splitter';
import { Timeline } from './Timeline';
import { Tree } from './Tree';
import { UndoStack } from './UndoStack';
import { Updates, type UpdatesProps } from './Updates';

/** Shows a demo's stores as they are, and how they came to be so. */
export function Inspector(props: UpdatesProps) {
  const [share, setShare] = useState(55);
  return (
    <div className={styles.inspector} style={{ '--share': `${share}%` } as CSSProperties}>
      <section translate="no" aria-label="State of the store" className={styles.list}>
        <Timeline spans={props.record.spans} />
        {props.record.stores.map(({ name, steps }) => (
          <UndoStack key={name} steps={steps} />
        ))}
        <Tree stores={props.record.stores} />
      </section>
      <Splitter label="Width of the state" share={share} onShare={setShare} vertical />
      <section translate="no" aria-label="Updates, newest first" className={styles.list}>
        <Updates {...props} />
      </section>
    </div>
  );
}
