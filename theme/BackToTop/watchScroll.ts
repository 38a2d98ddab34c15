/** How far down the button begins to make sense, in px. */
const THRESHOLD = 600;

/**
 * Offers a way back to the top to a reader who is far down and turns back. The button is made when it is
 * first needed; most visits never do.
 *
 * @param signal ends it
 */
export function watchScroll(signal: AbortSignal): void {
  let button: HTMLButtonElement | undefined;
  let last = window.scrollY;
  let wanted = false;
  const showButton = async () => {
    wanted = true;
    // Without the button, readers have the keys and the scrollbar.
    const module = await import(/* webpackChunkName: "after-paint" */ './backToTop').catch(
      () => undefined,
    );
    if (!module || !wanted) return;
    button ??= module.createButton();
    if (!button.isConnected) document.body.append(button);
  };
  const onScroll = () => {
    const now = window.scrollY;
    const show = now > THRESHOLD && (now < last || (now === last && button?.isConnected));
    last = now;
    if (show) void showButton();
    else {
      wanted = false;
      if (button !== document.activeElement) button?.remove();
    }
  };
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => button?.remove());
}
