import { decode } from '../config/routes';
import { create } from './elements';
import { withoutAppended } from './text';

let region: HTMLElement | undefined;

export function announce(text: string): void {
  if (!region?.isConnected) {
    region = create('div', { id: 'route-announcer', className: 'visually-hidden' });
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('aria-atomic', 'true');
    document.body.append(region);
  }
  region.textContent = text;
}

/** The target of a hash such as `#links` or `#caf%C3%A9`. */
export function hashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  const id = decode(raw);
  const find = (name: string) => document.getElementById(name);
  return find(id) ?? find(raw) ?? find(withoutAppended(id));
}

/**
 * Moves the focus to the new page: to the target of the hash, or to the first heading. Otherwise, the keyboard would
 * continue from a link that no longer exists.
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
