import { announcementBar } from '../config/theme';
import { Announcement } from './Announcement';

/** The configured announcement. The layout loads this only when there is one. */
export default function AnnouncementBar() {
  return announcementBar && <Announcement bar={announcementBar} />;
}
