import type { IdlePlugin } from '../../lib/plugin';
import { addTools } from './codeTools';

export default { onArticle: addTools } satisfies IdlePlugin;
