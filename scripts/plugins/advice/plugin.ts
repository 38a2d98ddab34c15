import type { SitePlugin } from '../../rspress/site';
import { placeAdvice } from './advice';

/** Shows when to use the subject of a guide and when not to, side by side. */
export const advice: SitePlugin = {
  name: 'advice',
  setup: () => ({
    async annotate(root) {
      placeAdvice(root);
    },
  }),
};
