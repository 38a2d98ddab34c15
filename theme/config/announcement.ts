import type { AnnouncementBarConfig } from './types';

/** News above the navbar. Undefined: there is none, and its code is not loaded. */
export const announcementBar: AnnouncementBarConfig | undefined = undefined;
