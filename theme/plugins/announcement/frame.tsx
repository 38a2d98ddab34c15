import { announcementBar } from '../../config/theme';
import type { FramePlugin } from '../../lib/plugin';
import { AnnouncementBar } from './AnnouncementBar';

export default {
  aboveNavbar: () => announcementBar && <AnnouncementBar bar={announcementBar} />,
} satisfies FramePlugin;
