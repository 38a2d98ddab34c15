import { STORAGE_KEYS } from '../config/constants';

const { announcementDismissed: DISMISSED, announcementId: ID } = STORAGE_KEYS;

/** Whether the reader has closed the bar with that id. A bar with another id starts anew. */
export function isAnnouncementDismissed(id: string): boolean {
  try {
    if (localStorage.getItem(ID) !== id) {
      localStorage.setItem(ID, id);
      localStorage.setItem(DISMISSED, 'false');
    }
    return localStorage.getItem(DISMISSED) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that the reader has closed the bar with that id. */
export function dismissAnnouncement(id: string): void {
  try {
    localStorage.setItem(ID, id);
    localStorage.setItem(DISMISSED, 'true');
  } catch {
    // Without storage the bar is closed for this page.
  }
}
