import { plugins } from 'virtual-plugin-clients';
import { whenIdle } from '../lib/when-idle';
import { openQuestion } from './Callout/openQuestion';
import { followTabChoices } from './Tabs/tabChoice';

/** Enhances the HTML of an article, and lets plugins do so. */
export function enhanceContent(article: Element, signal: AbortSignal): void {
  followTabChoices(article, signal);
  openQuestion(signal);
  for (const plugin of plugins) plugin.onArticle?.(article, signal);
  // Loads code that reading does not need after the text has been shown.
  whenIdle(() => {
    import(/* webpackChunkName: "after-paint" */ './extendArticle').then(
      ({ extendArticle }) => signal.aborted || extendArticle(article, signal),
      () => {},
    );
  }, signal);
}
