import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './Splitter.module.css';

interface SplitterProps {
  label: string;
  /** Share of the part before it, in per cent. */
  share: number;
  onShare: (share: number) => void;
  /** Whether the parts stand side by side. */
  vertical?: boolean;
}

const MIN = 15;
const MAX = 85;
const STEP = 5;

/** The edge between two parts of its parent that can be moved, with the pointer or with arrow keys. */
export function Splitter({ label, share, onShare, vertical = false }: SplitterProps) {
  const edge = useRef<HTMLHRElement>(null);
  const set = (next: number) => onShare(Math.round(Math.min(Math.max(next, MIN), MAX)));
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = { [less]: share - STEP, [more]: share + STEP, Home: MIN, End: MAX }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    const box = edge.current?.parentElement?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    set(
      vertical
        ? ((clientX - box.left) / box.width) * 100
        : ((clientY - box.top) / box.height) * 100,
    );
  };
  return (
    <hr
      ref={edge}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuenow={share}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
