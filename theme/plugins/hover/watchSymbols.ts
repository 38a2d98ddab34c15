/** Code, and links in prose to a symbol's page. */
const SUBJECTS = 'pre, .prose a[href*="/docs/api/"]';

/**
 * Shows a card about a name in code or a linked symbol when the reader points at it, focuses or taps it. Code and data
 * are loaded on first use.
 */
export function watchSymbols(): void {
  let isLoaded = false;
  let isTouched = false;
  const wake = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest(SUBJECTS)) return;
    if (type === 'pointerover') isTouched = (event as PointerEvent).pointerType === 'touch';
    // Once loaded, the card handles taps itself. Until then, the first tap waits for it.
    const isTap = type === 'click';
    if (isTap && (isLoaded || !isTouched)) return;
    const link = isTap && target.closest<HTMLElement>('pre a');
    if (link) event.preventDefault();
    import(/* webpackChunkName: "symbol-card" */ './SymbolCard/symbolCard').then(
      (card) => {
        isLoaded = true;
        card.show(event);
      },
      // Cards are optional.
      () => {
        isTouched = false;
        if (link) link.click();
      },
    );
  };
  for (const name of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(name, wake, { capture: true });
  }
  // A name that was focused before this was loaded.
  if (document.activeElement?.closest(SUBJECTS)) {
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  const pointedAt = document.querySelector('a:is(pre *, [href*="/docs/api/"]):hover');
  if (pointedAt) {
    const { x, y, width, height } = pointedAt.getBoundingClientRect();
    const middle = { clientX: x + width / 2, clientY: y + height / 2 };
    pointedAt.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, ...middle }));
  }
}
