import { announcementBar } from '../../../theme/config/theme';
import { announcementScript } from '../../../theme/plugins/announcement/announcementScript';
import type { SitePlugin } from '../../rspress/site';

export const announcement: SitePlugin = {
  name: 'announcement',
  setup: () => ({
    headScripts: announcementBar?.closeable ? [announcementScript(announcementBar)] : [],
  }),
};
