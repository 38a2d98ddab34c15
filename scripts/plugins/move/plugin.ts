import { inProject } from '../../lib/paths';
import type { SitePlugin } from '../../rspress/site';
import { readAddresses } from './address-list';
import { checkAddresses } from './addresses';
import { movedDocument, titleAt } from './moved-document';
import { checkNamedPages } from './named-pages';

/**
 * Redirects from the addresses of pages that have moved. Adds `npm run move`, and rules that keep addresses working and
 * find outdated references after a manual rename.
 */
export const move: SitePlugin = {
  name: 'move',
  setup: ({ pages, address }) => ({
    redirects: () =>
      new Map(
        readAddresses(pages.root).flatMap(({ route, target }) => {
          if (!target) return [];
          const html = movedDocument(target, titleAt(target, pages.all()), address);
          return [[route, { target, html }]];
        }),
      ),
    check: async (all) => [
      ...checkAddresses(all, pages.root),
      ...(await checkNamedPages(all, inProject())),
    ],
  }),
};
