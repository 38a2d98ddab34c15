import { create } from '../../lib/elements';

/** Delays until the notice is shown, and until the document is loaded instead, in ms. */
export const SLOW_LOAD = { notice: 4000, reload: 10_000 } as const;

/**
 * Watches a page load. If it hangs, a notice lets the reader wait or load the document, which otherwise happens after a
 * while. This module is not loaded lazily, because that could hang as well.
 *
 * @returns a function to call when the page has loaded or is no longer needed
 */
export function watchSlowLoad(reload: () => void): () => void {
  const button = (text: string, onclick: () => void) => create('button', { onclick }, text);
  const notice = create(
    'div',
    { className: 'toast', role: 'alert' },
    'This page is taking a while to load.',
    button('Wait', end),
    button('Reload', reload),
  );
  const showing = setTimeout(() => document.body.append(notice), SLOW_LOAD.notice);
  const reloading = setTimeout(reload, SLOW_LOAD.reload);
  function end(): void {
    clearTimeout(showing);
    clearTimeout(reloading);
    notice.remove();
  }
  return end;
}
