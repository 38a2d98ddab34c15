import { decode } from '../config/routes';

let region: HTMLElement | undefined;

/** Says a text to screen readers, after what they are saying now. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.id = 'route-announcer';
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('aria-atomic', 'true');
    document.body.append(region);
  }
  region.textContent = text;
}

/** The element that a hash such as `#links` or `#caf%C3%A9` points at. */
export function hashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  return document.getElementById(decode(raw)) ?? document.getElementById(raw);
}

/**
 * Moves the focus to the new page: to the heading that the hash names, else to the page's first heading.
 * Without that, the keyboard would go on from a link that is no longer there.
 */
export function focusHeading(hash = ''): void {
  const target = hashTarget(hash) ?? document.querySelector('h1');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
