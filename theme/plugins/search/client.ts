import type { ClientPlugin } from '../../lib/plugin';
import { startSearchButton } from './startSearchButton';

export default { start: startSearchButton } satisfies ClientPlugin;
