import type { SitePlugin } from '../../rspress/site';

export const codeTools: SitePlugin = { name: 'code-tools' };
