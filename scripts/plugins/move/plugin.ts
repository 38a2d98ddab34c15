import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { checkNamedPages } from './named-pages';

/** `npm run move`, and the rule that finds outdated references after a manual rename. */
export const move: SitePlugin = {
  name: 'move',
  setup: () => ({ check: (pages) => checkNamedPages(pages, inProject()) }),
};
