import type { SitePlugin } from '../../rspress/site';

export const fields: SitePlugin = { name: 'fields' };
