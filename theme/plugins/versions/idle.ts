import type { IdlePlugin } from '../../lib/plugin';
import { showVersion, startChoice } from './choice';

export default { onIdle: startChoice, onArticle: showVersion } satisfies IdlePlugin;
