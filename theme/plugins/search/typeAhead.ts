import type { OpenIn } from './useChoice';

/** Text typed before the field existed. */
export interface TypedAhead {
  query: string;
  /** Set if Enter was pressed after the text. */
  open?: OpenIn;
}

/**
 * Collects the text that the reader types while the search is loading, so that no letter is lost.
 *
 * @param onCancel called when Escape is pressed
 * @returns a function that stops collecting and returns the typed text
 */
export function collectTyping(query: string, onCancel: () => void): () => TypedAhead {
  const typed: TypedAhead = { query };
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Escape') onCancel();
    else if (key === 'Enter' && typed.query) typed.open = 'here';
    else if (key === 'Backspace') typed.query = typed.query.slice(0, -1);
    else if (key.length === 1) typed.query += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    return typed;
  };
}
