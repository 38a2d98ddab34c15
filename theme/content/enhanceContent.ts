import { afterPaint } from '../router/transition';
import { addCodeTools, markScrollable, onToolClick, setScrollable } from './codeTools';
import { applyTabChoices, onTabChange } from './tabChoice';

const measure: ResizeObserverCallback = (entries) => {
  // First all sizes, then all changes: in turn, each change would cost a new layout.
  const boxes = entries.map(({ target }) => {
    const scrolls = target.scrollWidth > target.clientWidth + 1;
    return [target, scrolls] as const;
  });
  for (const [box, scrolls] of boxes) {
    if (box.tagName === 'PRE') setScrollable(box, scrolls);
    else markScrollable(box, scrolls, 'Table, scrolls sideways');
  }
};

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
  article.addEventListener('click', ({ target }) => void onToolClick(target as Element), {
    signal,
  });
  article.addEventListener('change', ({ target }) => onTabChange(target), { signal });
  window.addEventListener('storage', () => applyTabChoices(article), { signal });
  const sizes = new ResizeObserver(measure);
  // What is not needed to read comes after the text is on the screen.
  afterPaint(() => {
    if (signal.aborted) return;
    for (const figure of article.querySelectorAll('figure.code')) addCodeTools(figure);
    for (const box of article.querySelectorAll('figure.code pre, .table-box')) sizes.observe(box);
  });
  return () => {
    listening.abort();
    sizes.disconnect();
  };
}
