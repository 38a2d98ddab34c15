import { docPathOf } from '../../../theme/config/docs';
import { TUTORIAL_STEPS, tutorialStepOf } from '../../../theme/config/tutorial';
import { TutorialSteps } from '../../../theme/plugins/tutorial/TutorialSteps/TutorialSteps';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';

export const tutorial: SitePlugin = {
  name: 'tutorial',
  requires: ['demos'],
  addresses: TUTORIAL_STEPS.map(docPathOf),
  sources: filesIn(inProject('docs/_demos'))
    .filter((file) => /^(?:tutorial|_checks)\b/.test(file))
    .map((file) => `docs/_demos/${file}`),
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
