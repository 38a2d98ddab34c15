import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { checkNamedPages } from './named-pages';

/** `npm run move`, and the rule that tells what a page renamed by hand leaves behind. */
export const move: SitePlugin = {
  name: 'move',
  setup: () => ({ check: (pages) => checkNamedPages(pages, inProject()) }),
};
