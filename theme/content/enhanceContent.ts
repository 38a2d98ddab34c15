import { afterPaint } from '../router/transition';
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
  let gone = false;
  article.addEventListener('change', ({ target }) => onTabChange(target), { signal });
  window.addEventListener('storage', () => applyTabChoices(article), { signal });
  // What is not needed to read comes after the text is on the screen.
  afterPaint(() => {
    import(/* webpackChunkName: "after-paint" */ './codeTools').then(
      ({ addTools }) => gone || addTools(article, signal),
      () => {},
    );
  });
  // Nor is its end: the next page is on its way.
  return () => {
    gone = true;
    afterPaint(() => listening.abort());
  };
}
