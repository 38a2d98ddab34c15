import { tutorialStepOf } from '../../../theme/config/tutorial';
import { TutorialSteps } from '../../../theme/plugins/tutorial/TutorialSteps/TutorialSteps';
import type { SitePlugin } from '../../rspress/site';

export const tutorial: SitePlugin = {
  name: 'tutorial',
  requires: ['demos'],
  setup: () => ({
    components: {
      TutorialSteps: {
        html(_props, _node, _state, { route }) {
          const current = tutorialStepOf(route);
          if (current < 0) throw new Error('This page is not listed in theme/config/tutorial.ts.');
          return <TutorialSteps current={current} />;
        },
        markdown: () => [],
      },
    },
  }),
};
