import { STORAGE_KEYS } from '../../config/constants';
import { onAction } from '../../lib/actions';
import { store } from '../../lib/storage';

/** Lets readers dismiss the announcement permanently. */
export function startAnnouncementBar(): void {
  onAction('dismiss-announcement', () => {
    store(STORAGE_KEYS.announcementDismissed, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  });
}
