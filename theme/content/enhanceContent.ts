import { whenIdle } from '../../sw/client/when-idle';
import { applyTabChoices, onTabChange } from './tabChoice';

/**
 * Gives the HTML of an article what needs scripts: the choice in its tabs, the buttons of its code samples,
 * and the keyboard's way into boxes that scroll.
 *
 * @returns ends it, when the article goes
 */
export function enhanceContent(article: Element): () => void {
  applyTabChoices(article);
  const listening = new AbortController();
  const { signal } = listening;
  article.addEventListener('change', ({ target }) => onTabChange(target), { signal });
  window.addEventListener('storage', () => applyTabChoices(article), { signal });
  // What is not needed to read comes after the text is on the screen.
  whenIdle(() => {
    import(/* webpackChunkName: "after-paint" */ './codeTools').then(
      ({ addTools }) => signal.aborted || addTools(article, signal),
      () => {},
    );
  }, signal);
  return () => listening.abort();
}
