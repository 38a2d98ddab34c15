import { whenIdle } from '../lib/when-idle';
import { applyTabChoices, onTabChange } from './Tabs/tabChoice';

/**
 * Enhances the HTML of an article: the choice in its tabs, and everything that plugins add.
 *
 * @param signal removes the listeners
 */
export function enhanceContent(article: Element, signal: AbortSignal): void {
  applyTabChoices(article);
  article.addEventListener('change', ({ target }) => onTabChange(target), { signal });
  window.addEventListener('storage', () => applyTabChoices(article), { signal });
  // Loads code that reading does not need after the text has been shown.
  whenIdle(() => {
    import(/* webpackChunkName: "after-paint" */ './extendArticle').then(
      ({ extendArticle }) => signal.aborted || extendArticle(article, signal),
      () => {},
    );
  }, signal);
}
