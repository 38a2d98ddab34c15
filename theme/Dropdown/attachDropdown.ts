/**
 * Closes an open menu when the reader presses, touches or focuses something else, follows one of its
 * links or presses Escape, and lets the arrow keys walk through it.
 *
 * @returns takes all of it away again
 */
export function attachDropdown(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    details.open = false;
  };
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!details.contains(target as Node)) close();
      },
      { signal, passive: true },
    );
  }
  details.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) close();
    },
    { signal },
  );
  details.addEventListener('keydown', (event) => onKey(details, event), { signal });
  return () => listening.abort();
}

function onKey(details: HTMLDetailsElement, event: KeyboardEvent): void {
  const button = details.querySelector('summary');
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    button?.focus();
    // An Escape that closes a menu should close nothing around it.
    event.stopPropagation();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  details.open = true;
  const links = [...details.querySelectorAll('a')];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const from = index < 0 && step < 0 ? 0 : index;
  links.at((from + step) % links.length)?.focus();
}
