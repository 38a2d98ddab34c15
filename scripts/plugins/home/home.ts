import type { ResolvedSidebar, SidebarItem, SidebarLink } from '../../../theme/config/types';
import type { CardPage, ExtensionGroup } from '../../../theme/plugins/home/Home/Home';
import { type Page, textEntry } from '../../content/page';

/** The benefit of an extension in one line, with backticks around code. */
const benefitOf = textEntry('benefit');

/** The goal of developers who need this extension, such as `Load data`. */
const goalOf = textEntry('goal');

/**
 * The extensions as cards, grouped by the goal in the front matter of their guides, in the order of the
 * sidebars. Deprecated extensions come last.
 */
export function extensionGroups(
  sidebars: Readonly<Record<string, ResolvedSidebar>>,
  pages: readonly Page[],
): ExtensionGroup[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const groups = new Map<string, CardPage[]>();
  const deprecated: CardPage[] = [];
  const links = [sidebars.extensionSidebar, sidebars.reduxConnectorSidebar].flatMap((sidebar) =>
    linksIn(sidebar?.items ?? []),
  );
  for (const { label, href, status } of links) {
    const page = byRoute.get(href);
    const benefit = page && benefitOf(page);
    if (!benefit) continue;
    const card = { title: label, route: href, benefit };
    const goal = goalOf(page);
    if (status === 'deprecated') deprecated.push(card);
    else if (goal) groups.set(goal, [...(groups.get(goal) ?? []), { ...card, status }]);
  }
  return [
    ...[...groups].map(([label, cards]) => ({ label, pages: cards })),
    ...(deprecated.length > 0 ? [{ label: 'Deprecated', pages: deprecated, isFolded: true }] : []),
  ];
}

const linksIn = (items: readonly SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => (item.type === 'link' ? item : linksIn(item.items)));
