/** Links of the text and of code samples that lead to a symbol's page. */
const SYMBOLS = 'main :is(.prose, pre) a[href*="/docs/api/"]';

/**
 * Shows a card with the summary of a symbol, when the reader points at its name or focuses it. The card and
 * the summaries are loaded for the first of them.
 */
export function watchSymbols(): () => void {
  const wake = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(SYMBOLS);
    // A card that cannot be loaded is no loss: the link leads to the page.
    if (link)
      import('./SymbolCard/symbolCard').then(
        (card) => card.show(link, type),
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
