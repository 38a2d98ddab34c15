import type {
  NavigationLink,
  PageNavigation,
  ResolvedSidebar,
  SidebarConfig,
  SidebarItem,
  SidebarItemConfig,
} from '../../theme/config/types';

/** What the navigation needs to know of one page of the documentation. */
export interface NavigationPage {
  /** Path below the documentation's root; see `docIdOf` in theme/config/docs.ts. */
  id: string;
  /** Site path. */
  path: string;
  /** Absolute path of the source file. */
  file: string;
  /** What lists call the page. */
  label: string;
  /** What readers must know of what it is about: `experimental`, `deprecated`. */
  status?: string;
  /** Reachable, but in no list. */
  unlisted: boolean;
  /** Made by the build: nobody can edit it. */
  generated: boolean;
}

type Pages = ReadonlyMap<string, NavigationPage>;

/**
 * Looks up labels and addresses of a sidebar's entries. What is not among the pages is left out: a draft, or
 * an entry of which the rules speak (`scripts/rules/theme-config.ts`).
 */
export function resolveSidebar({ entry, items }: SidebarConfig, pages: Pages): ResolvedSidebar {
  const resolve = (item: SidebarItemConfig): SidebarItem | [] => {
    if (typeof item === 'string') return resolve({ type: 'doc', id: item });
    if (item.type === 'link') return item;
    const page = pages.get((item.type === 'doc' ? item.id : item.docId) ?? '');
    if (item.type === 'category') {
      const { docId, items: children, ...category } = item;
      return {
        ...category,
        ...(page && { href: page.path }),
        ...(page?.unlisted && { linkUnlisted: true }),
        items: children.flatMap(resolve),
      };
    }
    if (!page) return [];
    const { path: href, status, unlisted } = page;
    const { label = page.label } = item;
    return {
      type: 'link',
      label,
      href,
      ...(status && { status }),
      ...(unlisted && { unlisted: true }),
    };
  };
  const resolved = items.flatMap(resolve);
  const first = pages.get(entry ?? '');
  const link = first
    ? { label: first.label, href: first.path }
    : sidebarLinks(resolved).find(({ href }) => href.startsWith('/'));
  return { ...(link && { link }), items: resolved };
}

/** The listed pages of a sidebar in reading order: a category's own page comes before its entries. */
export function sidebarLinks(items: readonly SidebarItem[]): NavigationLink[] {
  return items.flatMap((item) => {
    if (item.type === 'link') {
      return item.unlisted ? [] : [{ label: item.label, href: item.href }];
    }
    const own = item.href && !item.linkUnlisted ? [{ label: item.label, href: item.href }] : [];
    return [...own, ...sidebarLinks(item.items)];
  });
}

/** Whether a sidebar stands beside its pages: a list of the page alone is not worth a column. */
export const isShown = (items: readonly SidebarItem[]): boolean => sidebarLinks(items).length > 1;

type Crumbs = PageNavigation['breadcrumbs'];

/** The categories on the way to a page and the page itself, or undefined when the list lacks it. */
function findBreadcrumbs(items: readonly SidebarItem[], path: string): Crumbs | undefined {
  for (const item of items) {
    const crumb = {
      label: item.label,
      ...(item.href && !(item.type === 'category' && item.linkUnlisted) && { href: item.href }),
    };
    if (item.href === path) return [crumb];
    if (item.type === 'category') {
      const below = findBreadcrumbs(item.items, path);
      if (below) return [crumb, ...below];
    }
  }
  return undefined;
}

/**
 * What a page knows of its surroundings. It belongs to the first sidebar that lists it; a page in no
 * sidebar still has itself as its breadcrumb.
 */
export function navigationOf(
  facts: NavigationPage,
  sidebars: Readonly<Record<string, ResolvedSidebar>>,
): PageNavigation {
  const unlisted = facts.unlisted ? { unlisted: true } : {};
  for (const [sidebar, { items }] of Object.entries(sidebars)) {
    const breadcrumbs = findBreadcrumbs(items, facts.path);
    if (!breadcrumbs) continue;
    const links = sidebarLinks(items).filter(({ href }) => href.startsWith('/'));
    const index = links.findIndex(({ href }) => href === facts.path);
    const previous = index > 0 ? links[index - 1] : undefined;
    const next = index >= 0 ? links[index + 1] : undefined;
    return {
      ...(isShown(items) && { sidebar }),
      breadcrumbs,
      ...(previous && { previous }),
      ...(next && { next }),
      ...unlisted,
    };
  }
  return { breadcrumbs: [{ label: facts.label, href: facts.path }], ...unlisted };
}
