import { docIdOf } from '../../../theme/config/docs';
import { TUTORIAL_STEPS } from '../../../theme/config/sidebars';
import { TutorialSteps } from '../../../theme/plugins/tutorial/TutorialSteps/TutorialSteps';
import type { SitePlugin } from '../../rspress/site';

/** `<TutorialSteps />` */
export const tutorial: SitePlugin = {
  name: 'tutorial',
  setup: () => ({
    components: {
      TutorialSteps: {
        html(_props, _node, _state, { route }) {
          const current = TUTORIAL_STEPS.indexOf(docIdOf(route) ?? '');
          if (current < 0) {
            throw new Error('This page is not a step of the tutorial in theme/config/sidebars.ts.');
          }
          return <TutorialSteps current={current} />;
        },
        markdown: () => [],
      },
    },
  }),
};
