import type { ClientPlugin } from '../../lib/plugin';
import { startAnnouncementBar } from './startAnnouncementBar';

export default { start: startAnnouncementBar } satisfies ClientPlugin;
