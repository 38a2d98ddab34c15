import { plugins } from 'virtual-plugin-idle';
import '../ui/Icon/toolIcons.css';
import { addTools } from './Code/codeTools';
import { watchScrollBoxes } from './scrollBoxes';

/** Makes boxes scrollable with the keyboard, adds the buttons of code samples, and lets plugins extend the article. */
export function extendArticle(article: Element, signal: AbortSignal): void {
  watchScrollBoxes(article, signal);
  addTools(article, signal);
  for (const plugin of plugins) plugin.onArticle?.(article, signal);
}
