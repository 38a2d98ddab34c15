import { tutorialStepOf } from '../../../theme/config/tutorial';
import { TutorialSteps } from '../../../theme/plugins/tutorial/TutorialSteps/TutorialSteps';
import type { Component } from '../../content/components/component';
import type { SitePlugin } from '../../rspress/site';

/** `<TutorialSteps />` */
const steps: Component = {
  html(_props, _node, _state, { route }) {
    const current = tutorialStepOf(route);
    if (current < 0) throw new Error('This page is not listed in theme/config/tutorial.ts.');
    return <TutorialSteps current={current} />;
  },
  markdown: () => [],
};

export const tutorial: SitePlugin = {
  name: 'tutorial',
  setup: () => ({ components: { TutorialSteps: steps } }),
};
