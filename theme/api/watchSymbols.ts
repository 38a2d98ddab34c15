/** Code, and links of the text that lead to a symbol's page. */
const SUBJECTS = 'pre, .prose a[href*="/docs/api/"]';

/**
 * Shows a card with what is known of a name in code or of a linked symbol, when the reader points at it, focuses
 * or taps it. The card and all that is known are loaded for the first of them.
 *
 * @param signal ends it
 */
export function watchSymbols(signal: AbortSignal): void {
  let isLoaded = false;
  let isTouched = false;
  const wake = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest(SUBJECTS)) return;
    if (type === 'pointerover') isTouched = (event as PointerEvent).pointerType === 'touch';
    // Once it is there, the card hears taps itself. Until then the first one waits for it.
    const isTap = type === 'click';
    if (isTap && (isLoaded || !isTouched)) return;
    const link = isTap && target.closest<HTMLElement>('pre a');
    if (link) event.preventDefault();
    import(/* webpackChunkName: "symbol-card" */ './SymbolCard/symbolCard').then(
      (card) => {
        isLoaded = true;
        card.show(event);
      },
      // A card that cannot be loaded is no loss.
      () => {
        isTouched = false;
        if (link) link.click();
      },
    );
  };
  for (const name of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(name, wake, { capture: true, signal });
  }
}
