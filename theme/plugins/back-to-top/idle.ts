import type { IdlePlugin } from '../../lib/plugin';
import { watchScroll } from './backToTop';

export default { onIdle: watchScroll } satisfies IdlePlugin;
