import type { SitePlugin } from '../../rspress/site';

export const backToTop: SitePlugin = { name: 'back-to-top' };
