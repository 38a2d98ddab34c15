/** Code, and links of the text that lead to a symbol's page. */
const SUBJECTS = 'pre, .prose a[href*="/docs/api/"]';

/**
 * Shows a card with what is known of a name in code or of a linked symbol, when the reader points at it, focuses
 * or taps it. The card and all that is known are loaded for the first of them.
 */
export function watchSymbols(): () => void {
  const wake = (event: Event) => {
    // A card that cannot be loaded is no loss.
    if (event.target instanceof Element && event.target.closest(SUBJECTS))
      import(/* webpackChunkName: "symbol-card" */ './SymbolCard/symbolCard').then(
        (card) => card.show(event),
        () => {},
      );
  };
  document.addEventListener('pointerover', wake);
  document.addEventListener('focusin', wake);
  return () => {
    document.removeEventListener('pointerover', wake);
    document.removeEventListener('focusin', wake);
  };
}
