import type { MouseEvent } from 'react';
import styles from './Demo.module.css';
import { showStill } from './showStill';

/** A point relative to the top left corner of a demo. */
export interface Point {
  x: number;
  y: number;
}

interface StillProps {
  name: string;
  onPress: (point: Point | undefined) => void;
  onPointerEnter: () => void;
}

/** Shows how a demo looks when it starts. A click on it runs the demo, and presses the same point there. */
export const Still = ({ name, onPress, onPointerEnter }: StillProps) => (
  <>
    <div className={styles.pane} inert>
      <DemoStill name={name} />
    </div>
    {/* For pointers only, because the keyboard can use Run. */}
    <button
      type="button"
      className={styles.cover}
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => onPress(pointOf(event))}
      onPointerEnter={onPointerEnter}
    />
  </>
);

/**
 * The still itself. It comes with the document, or the page fills it when idle (`idle.ts`). A later one, for example
 * after Stop, fills itself.
 */
export const DemoStill = ({ name }: { name: string }) => (
  <div data-still={name} ref={(host) => void (host && showStill(host))} />
);

/** Where a click hit the still under the button; undefined with the keyboard. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point | undefined {
  const still = currentTarget.closest('div')?.querySelector('[data-still]');
  if (detail === 0 || !still) return undefined;
  const { left, top } = still.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
