import type { IdlePlugin } from '../../lib/plugin';
import { showStill } from './showStill';

export default {
  onArticle(article) {
    for (const host of article.querySelectorAll<HTMLElement>('[data-still]')) void showStill(host);
  },
} satisfies IdlePlugin;
