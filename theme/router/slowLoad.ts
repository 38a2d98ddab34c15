import './slowLoad.css';

/** When the reader is told that a page is slow, and when the whole page is loaded instead, in ms. */
export const SLOW_LOAD = { notice: 4000, reload: 10_000 } as const;

/**
 * A page's file is being loaded: if it hangs, a notice says so and lets the reader wait, or load the whole
 * page; without an answer that happens by itself. It stands here and not in a file of its own, which might
 * hang as well.
 *
 * @returns to be called when the page has come, or is not wanted any more
 */
export function watchSlowLoad(reload: () => void): () => void {
  const notice = document.createElement('div');
  const showing = setTimeout(() => document.body.append(notice), SLOW_LOAD.notice);
  const reloading = setTimeout(reload, SLOW_LOAD.reload);
  function end(): void {
    clearTimeout(showing);
    clearTimeout(reloading);
    notice.remove();
  }
  const button = (text: string, onclick: () => void) =>
    Object.assign(document.createElement('button'), { textContent: text, onclick });
  notice.className = 'slow-load';
  notice.role = 'alert';
  notice.append(
    'This page takes long to arrive.',
    button('Wait', end),
    button('Load it anew', reload),
  );
  return end;
}
