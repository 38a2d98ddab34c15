import { SCROLL_EASING_FACTOR } from '../../config/constants';
import { create } from '../../lib/elements';
import { focusHeading } from '../../lib/focus';
import './backToTop.css';

const THRESHOLD = 600;

/** Shows the button when a reader who is far down the page scrolls up. */
export function watchScroll(): void {
  const button = create('button', {
    className: 'back-to-top',
    title: 'Scroll back to top',
    onclick() {
      // Moves the focus, because the button is about to disappear.
      focusHeading();
      scrollToTop();
    },
  });
  // Not read from the window, because that would force a layout.
  let last = 0;
  const onScroll = () => {
    const now = window.scrollY;
    const show = now > THRESHOLD && (now < last || (now === last && button.isConnected));
    last = now;
    if (!show && button !== document.activeElement) button.remove();
    else if (show && !button.isConnected) document.body.append(button);
  };
  document.addEventListener('scroll', onScroll, { passive: true });
}

/**
 * Scrolls to the top. Each frame leaves {@link SCROLL_EASING_FACTOR} of the distance. With reduced motion, jumps there
 * instead. The reader's own scrolling cancels it.
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
