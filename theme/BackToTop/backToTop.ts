import { SCROLL_EASING_FACTOR } from '../config/constants';
import { focusHeading } from '../router/focus';
import './backToTop.css';

/**
 * Scrolls to the top, each frame leaving {@link SCROLL_EASING_FACTOR} of the way; at once where motion is
 * not welcome. The reader's own scrolling ends it.
 */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  let expected = window.scrollY;
  const step = () => {
    if (Math.abs(window.scrollY - expected) > 2) return;
    expected = Math.floor(expected * SCROLL_EASING_FACTOR);
    window.scrollTo({ top: expected, behavior: 'instant' });
    if (expected > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** The button that leads back to the top. */
export function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'back-to-top';
  button.setAttribute('aria-label', 'Scroll back to top');
  button.title = 'Scroll back to top';
  button.addEventListener('click', () => {
    // The focus goes along: the button is about to leave.
    focusHeading();
    scrollToTop();
  });
  return button;
}
