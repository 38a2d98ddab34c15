import type { SitePlugin } from '../../rspress/site';

export const prefetch: SitePlugin = { name: 'prefetch' };
