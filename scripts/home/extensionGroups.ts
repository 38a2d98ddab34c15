import type { SidebarConfig } from '../../theme/config/types';

/** A page as its card shows it. */
export interface CardPage {
  title: string;
  href: string;
  description: string;
}

/** Extensions under one heading. */
export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
}

/** Whether a sidebar's category is about extensions: at least one of its pages is named after one. */
const isAboutExtensions = (ids: string[]) => ids.some((id) => id.startsWith('with-'));

/**
 * The extensions as cards, grouped as in their sidebar; pages of the redux connector follow as a group of
 * their own.
 *
 * @param pages the pages that exist, by id
 */
export function extensionGroups(
  sidebars: Record<string, SidebarConfig>,
  pages: ReadonlyMap<string, CardPage>,
): ExtensionGroup[] {
  const cards = (ids: string[]) =>
    ids.map((id) => pages.get(id)).filter((page): page is CardPage => page !== undefined);
  const groups: ExtensionGroup[] = [];
  for (const item of sidebars.extensionSidebar?.items ?? []) {
    if (typeof item === 'string' || item.type !== 'category') continue;
    const ids = item.items.filter((child): child is string => typeof child === 'string');
    if (isAboutExtensions(ids)) groups.push({ label: item.label, pages: cards(ids) });
  }
  const connector = (sidebars.reduxConnectorSidebar?.items ?? []).filter(
    (item): item is string => typeof item === 'string',
  );
  if (connector.length > 0) groups.push({ label: 'NgRx Store', pages: cards(connector) });
  return groups.filter((group) => group.pages.length > 0);
}
