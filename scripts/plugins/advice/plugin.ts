import type { SitePlugin } from '../../rspress/site';
import { placeAdvice } from './advice';

/** Shows side by side when to use the subject of a guide, and when not to. */
export const advice: SitePlugin = {
  name: 'advice',
  setup: () => ({
    async annotate(root) {
      placeAdvice(root);
    },
  }),
};
