import { announcementBar } from '../../../theme/config/theme';
import { announcementScript } from '../../../theme/frame/AnnouncementBar/announcement';
import type { SitePlugin } from '../../rspress/site';

export const announcement: SitePlugin = {
  name: 'announcement',
  setup: () => ({
    headScripts: announcementBar?.closeable ? [announcementScript(announcementBar)] : [],
  }),
};
