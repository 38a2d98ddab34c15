import type { IdlePlugin } from '../../lib/plugin';
import { showStill } from './showStill';

export default {
  onArticle(article) {
    const hosts = '[data-still], [data-still-inspector]';
    for (const host of article.querySelectorAll<HTMLElement>(hosts)) void showStill(host);
  },
} satisfies IdlePlugin;
