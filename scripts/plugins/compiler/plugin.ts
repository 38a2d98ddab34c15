import type { SitePlugin } from '../../rspress/site';

/** Runs TypeScript and Angular's compiler for other plugins. */
export const compiler: SitePlugin = { name: 'compiler' };
