import { announcementBar } from '../config/announcement';
import { Announcement } from './Announcement';

/** The configured announcement. The layout loads this only when there is one. */
export default function AnnouncementBar() {
  return announcementBar && <Announcement bar={announcementBar} />;
}
