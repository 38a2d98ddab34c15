import { plugins } from 'virtual-plugin-clients';
import { whenIdle } from '../lib/when-idle';

/**
 * Lets plugins enhance the HTML of an article.
 *
 * @param signal removes the listeners
 */
export function enhanceContent(article: Element, signal: AbortSignal): void {
  for (const plugin of plugins) plugin.onArticle?.(article, signal);
  // Loads code that reading does not need after the text has been shown.
  whenIdle(() => {
    import(/* webpackChunkName: "after-paint" */ './extendArticle').then(
      ({ extendArticle }) => signal.aborted || extendArticle(article, signal),
      () => {},
    );
  }, signal);
}
