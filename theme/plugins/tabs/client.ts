import type { ClientPlugin } from '../../lib/plugin';
import { followTabChoices } from './tabChoice';

export default { onArticle: followTabChoices } satisfies ClientPlugin;
