import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { checkAddresses } from './addresses';
import { checkNamedPages } from './named-pages';

/** Adds `npm run move`, and rules that keep addresses working and find outdated references after a manual rename. */
export const move: SitePlugin = {
  name: 'move',
  setup: ({ pages: { root } }) => ({
    check: async (pages) => [
      ...checkAddresses(pages, root),
      ...(await checkNamedPages(pages, inProject())),
    ],
  }),
};
