import { STORAGE_KEYS } from '../config/constants';
import { readStored, store } from '../config/storage';

const { announcementDismissed: DISMISSED, announcementId: ID } = STORAGE_KEYS;

/** Whether the reader has closed the bar with that id. A bar with another id starts anew. */
export function isAnnouncementDismissed(id: string): boolean {
  if (readStored(ID) !== id) {
    store(ID, id);
    store(DISMISSED, 'false');
  }
  return readStored(DISMISSED) === 'true';
}

/** Remembers that the reader has closed the bar with that id. */
export function dismissAnnouncement(id: string): void {
  store(ID, id);
  store(DISMISSED, 'true');
}
