import type { IdlePlugin } from '../../lib/plugin';
import { startStandaloneNav } from './startStandaloneNav';

export default { onIdle: startStandaloneNav } satisfies IdlePlugin;
