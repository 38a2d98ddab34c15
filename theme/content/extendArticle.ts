import { plugins } from 'virtual-plugin-idle';
import '../ui/Icon/toolIcons.css';
import { watchScrollBoxes } from './scrollBoxes';

/** Makes boxes of an article scrollable with the keyboard, and lets plugins extend the article. */
export function extendArticle(article: Element, signal: AbortSignal): void {
  watchScrollBoxes(article, signal);
  for (const plugin of plugins) plugin.onArticle?.(article, signal);
}
