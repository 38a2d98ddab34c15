/** A `details` element with this attribute is a menu. */
const MENU = 'details[data-dropdown]';

/**
 * Closes open menus when the reader clicks, touches or focuses another element, uses one of their links or buttons, or
 * presses Escape. Arrow keys move the focus.
 */
export function startDropdowns(): void {
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(type, closeOthers, { passive: true });
  }
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a, button')?.closest(MENU);
    if (menu instanceof HTMLDetailsElement) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = event.target instanceof Element && event.target.closest(MENU);
    if (menu instanceof HTMLDetailsElement) onKey(menu, event);
  });
}

function closeOthers({ target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (!menu.contains(target as Node)) menu.open = false;
  }
}

function onKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const button = menu.querySelector('summary');
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    button?.focus();
    // Escape should close only the menu.
    event.preventDefault();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  menu.open = true;
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const from = index < 0 && step < 0 ? 0 : index;
  items.at((from + step) % items.length)?.focus();
}
