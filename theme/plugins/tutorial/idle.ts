import type { IdlePlugin } from '../../lib/plugin';

export default {
  onArticle(article, signal) {
    if (!article.querySelector('.tutorial')) return;
    import(/* webpackChunkName: "tutorial" */ './TutorialSteps/tutorial').then(
      ({ followStep }) => signal.aborted || followStep(article, signal),
      // The steps work without this script.
      () => {},
    );
  },
} satisfies IdlePlugin;
