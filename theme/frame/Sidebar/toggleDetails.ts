/**
 * The duration of a height animation, in ms. It grows with the height, but not in proportion. The formula is
 * Material Design's "auto height duration".
 */
export function heightDuration(height: number): number {
  if (!height) return 0;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

const running = new WeakMap<HTMLDetailsElement, { animation: Animation; opening: boolean }>();

/** Opens or closes a `details` element with an animated height, or immediately with reduced motion. */
export function toggleDetails(details: HTMLDetailsElement): void {
  const before = running.get(details);
  const opening = before ? !before.opening : !details.open;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !details.animate) {
    details.open = opening;
    return;
  }
  const from = details.offsetHeight;
  before?.animation.cancel();
  // Both heights are measured while the list is open. It stays open until a closing animation ends.
  details.open = true;
  const full = details.offsetHeight;
  const closed = details.querySelector('summary')?.offsetHeight ?? 0;
  const to = opening ? full : closed;
  details.toggleAttribute('data-closing', !opening);
  const animation = details.animate(
    { blockSize: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: heightDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  running.set(details, { animation, opening });
  animation.onfinish = () => {
    running.delete(details);
    details.removeAttribute('data-closing');
    details.open = opening;
  };
}
