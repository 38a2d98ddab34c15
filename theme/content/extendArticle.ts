import { plugins } from 'virtual-plugin-idle';

/** Lets plugins extend an article. */
export function extendArticle(article: Element, signal: AbortSignal): void {
  for (const plugin of plugins) plugin.onArticle?.(article, signal);
}
