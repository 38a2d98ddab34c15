import type { IdlePlugin } from '../../lib/plugin';
import { applyGrouping } from './Grouping/applyGrouping';

export default { onSidebar: applyGrouping } satisfies IdlePlugin;
