import type { SitePlugin } from '../../rspress/site';

export const announcement: SitePlugin = { name: 'announcement' };
