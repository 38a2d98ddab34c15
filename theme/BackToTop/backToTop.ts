import { SCROLL_EASING_FACTOR } from '../config/constants';
import { focusHeading } from '../router/focus';
import './backToTop.css';

/** How far down the button begins to make sense, in px. */
const THRESHOLD = 600;

/**
 * Offers a way back to the top to a reader who is far down and turns back.
 *
 * @param signal ends it
 */
export function watchScroll(signal: AbortSignal): void {
  const button = createButton();
  let last = window.scrollY;
  const onScroll = () => {
    const now = window.scrollY;
    const show = now > THRESHOLD && (now < last || (now === last && button.isConnected));
    last = now;
    if (!show && button !== document.activeElement) button.remove();
    else if (show && !button.isConnected) document.body.append(button);
  };
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => button.remove());
}

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

function createButton(): HTMLButtonElement {
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
