import { withoutCopy } from '../../content/components';
import type { SitePlugin } from '../../rspress/site';

/** `<TutorialSteps />` */
export const tutorial: SitePlugin = {
  name: 'tutorial',
  setup: () => ({ components: { TutorialSteps: withoutCopy() } }),
};
