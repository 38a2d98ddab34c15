import { withBase } from '../../lib/base';
import type { IdlePlugin } from '../../lib/plugin';
import './copyFile.css';

export default {
  onArticle(article) {
    const links = article.querySelectorAll<HTMLAnchorElement>(`td a[href^="${withBase('/ai/')}"]`);
    if (links.length === 0) return;
    import(/* webpackChunkName: "copy-file" */ './copyFile').then(
      ({ addCopyButtons }) => addCopyButtons(links),
      // Readers can open the files.
      () => {},
    );
  },
} satisfies IdlePlugin;
