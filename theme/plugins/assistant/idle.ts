import type { IdlePlugin } from '../../lib/plugin';
import { addCopyButtons } from './copyFile';

export default { onArticle: addCopyButtons } satisfies IdlePlugin;
