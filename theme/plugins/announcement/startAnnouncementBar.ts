import { onAction } from '../../lib/actions';
import { store } from '../../lib/storage';
import { DISMISSED } from './announcementScript';

/** Lets readers dismiss the announcement permanently. */
export function startAnnouncementBar(): void {
  onAction('dismiss-announcement', () => {
    store(DISMISSED, 'true');
    document.documentElement.dataset.announcement = 'dismissed';
  });
}
