import type { IdlePlugin } from '../../lib/plugin';
import { offerVersions } from './choice';

export default { onArticle: offerVersions } satisfies IdlePlugin;
