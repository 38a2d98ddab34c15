import { type ComponentProps, useRef } from 'react';
import { useScrollable } from '../scroll/useScrollable';
import styles from './Table.module.css';

/** A table that scrolls in a box of its own where the screen is too narrow for it. */
export function Table(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(box);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrollable && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}
