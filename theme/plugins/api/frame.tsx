import type { FramePlugin } from '../../lib/plugin';
import { Grouping } from './Grouping/Grouping';

export default { belowSidebar: Grouping } satisfies FramePlugin;
