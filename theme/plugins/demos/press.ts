/** A point relative to the top left corner of a demo. */
export interface Point {
  x: number;
  y: number;
}

/** Returns where a click hit the still image under the button; undefined with the keyboard. */
export function pointOf({
  detail,
  clientX,
  clientY,
  currentTarget,
}: PressEvent): Point | undefined {
  const still = currentTarget.closest('div')?.querySelector('[data-still]');
  if (detail === 0 || !still) return undefined;
  const { left, top } = still.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

type PressEvent = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'> & { currentTarget: Element };

const CONTROLS = 'button, label, input, select, textarea, summary, a';

/** Presses the control at a point of a running demo, which looks like its still image. */
export function pressAt(host: HTMLElement, { x, y }: Point): void {
  const { left, top } = host.getBoundingClientRect();
  const hit = host.shadowRoot?.elementFromPoint(left + x, top + y);
  const control = hit?.closest<HTMLElement>(CONTROLS);
  if (!control) return;
  (control instanceof HTMLLabelElement ? control.control : control)?.focus({ preventScroll: true });
  control.click();
}
