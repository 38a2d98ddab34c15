import { type CSSProperties, useState } from 'react';
import styles from './Inspector.module.css';
import { Splitter } from './Splitter';
import { Timeline } from './Timeline';
import { Tree } from './Tree';
import { UndoStack } from './UndoStack';
import { Updates, type UpdatesProps } from './Updates';

/** Pane sizes of the last demo, which the next one keeps. */
let kept = { share: 60, height: 288 };

/** Shows the state of a demo's stores, and its history. */
export function Inspector(props: UpdatesProps) {
  const { spans, stacks, groups } = props.record;
  const [{ share, height }, setSizes] = useState(kept);
  const resize = (part: Partial<typeof kept>) => {
    kept = { ...kept, ...part };
    setSizes(kept);
  };
  const sizes = { '--share': `${share}%`, '--height': `${height}px` } as CSSProperties;
  return (
    <div className={`${styles.inspector} demo-state`} style={sizes}>
      <section translate="no" aria-label="State of the store" className={styles.list}>
        <Timeline spans={spans} />
        {stacks.map((steps, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stores keep their order
          <UndoStack key={index} steps={steps} />
        ))}
        <Tree groups={groups} />
      </section>
      <Splitter
        label="Width of the state"
        orientation="vertical"
        value={share}
        min={15}
        max={85}
        step={5}
        onChange={(next) => resize({ share: next })}
      />
      <section translate="no" aria-label="Updates, newest first" className={styles.list}>
        <Updates {...props} />
      </section>
      <Splitter
        label="Height of the inspector"
        orientation="horizontal"
        value={height}
        min={144}
        max={720}
        step={32}
        onChange={(next) => resize({ height: next })}
      />
    </div>
  );
}
