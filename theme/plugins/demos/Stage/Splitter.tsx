import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './Splitter.module.css';

interface SplitterProps {
  label: string;
  orientation: 'vertical' | 'horizontal';
  /** Position: in percent of the parent's width if vertical, otherwise in px from the parent's top. */
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** Renders a splitter that can be moved with the pointer or with arrow keys. */
export function Splitter({ label, orientation, value, min, max, step, onChange }: SplitterProps) {
  const edge = useRef<HTMLHRElement>(null);
  const isVertical = orientation === 'vertical';
  const set = (next: number) => onChange(Math.round(Math.min(Math.max(next, min), max)));
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = { [less]: value - step, [more]: value + step, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    const box = edge.current?.parentElement?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    set(isVertical ? ((clientX - box.left) / box.width) * 100 : clientY - box.top);
  };
  return (
    <hr
      ref={edge}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
