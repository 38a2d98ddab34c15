import type {
  NavigationLink,
  PageNavigation,
  ResolvedSidebar,
  SidebarConfig,
  SidebarItem,
  SidebarItemConfig,
} from '../../theme/config/types';

/** A page of the documentation with the facts that the navigation needs. */
export interface NavigationPage {
  /** Path below the documentation's root; see `docIdOf` in theme/config/docs.ts. */
  id: string;
  path: string;
  /** Absolute path of the source file. */
  file: string;
  label: string;
  /** Status of the subject of the page, such as `experimental` or `deprecated`. */
  status?: string;
  /** Whether the page is published, but left out of lists. */
  unlisted: boolean;
  /** Whether the build generates the page, so that there is no source to edit. */
  generated: boolean;
}

type Pages = ReadonlyMap<string, NavigationPage>;

/**
 * Resolves labels and URLs of a sidebar's entries. Leaves out entries without a page: drafts, and mistakes that the
 * rules report (`scripts/rules/theme-config.ts`).
 */
export function resolveSidebar(
  { entry, items, shownIn }: SidebarConfig,
  pages: Pages,
): ResolvedSidebar {
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
  return { ...(link && { link }), ...(shownIn && { shownIn }), items: resolved };
}

/** The listed pages of a sidebar in reading order. The page of a category comes before its entries. */
export function sidebarLinks(items: readonly SidebarItem[]): NavigationLink[] {
  return items.flatMap((item) => {
    if (item.type === 'link') {
      return item.unlisted ? [] : [{ label: item.label, href: item.href }];
    }
    const own = item.href && !item.linkUnlisted ? [{ label: item.label, href: item.href }] : [];
    return [...own, ...sidebarLinks(item.items)];
  });
}

type Crumbs = PageNavigation['breadcrumbs'];

/** The categories of a page and the page itself; undefined if the list does not contain the page. */
function findBreadcrumbs(items: readonly SidebarItem[], path: string): Crumbs | undefined {
  for (const item of items) {
    const isCategory = item.type === 'category';
    const href = (!(isCategory && item.linkUnlisted) && item.href) || (isCategory && item.index);
    const crumb = { label: item.label, ...(href && { href }) };
    if (item.href === path) return [crumb];
    if (isCategory) {
      const below = findBreadcrumbs(item.items, path);
      if (below) return [crumb, ...below];
    }
  }
  return undefined;
}

/** The navigation of a page. A page without a sidebar has itself as its only breadcrumb. */
export function navigationOf(
  page: NavigationPage,
  sidebars: Readonly<Record<string, ResolvedSidebar>>,
): PageNavigation {
  const unlisted = page.unlisted ? { unlisted: true } : {};
  for (const [section, { shownIn: sidebar = section, items: own }] of Object.entries(sidebars)) {
    if (!findBreadcrumbs(own, page.path)) continue;
    const { link: entry, items = [] } = sidebars[sidebar] ?? {};
    const breadcrumbs = findBreadcrumbs(items, page.path) ?? [];
    // Kinds of symbols say little without the reference that they belong to.
    if (entry && breadcrumbs[0]?.href?.startsWith(`${entry.href}#`)) breadcrumbs.unshift(entry);
    const links = sidebarLinks(items).filter(({ href }) => href.startsWith('/'));
    const index = links.findIndex(({ href }) => href === page.path);
    const previous = index > 0 ? links[index - 1] : undefined;
    const next = index >= 0 ? links[index + 1] : undefined;
    return {
      sidebar,
      section,
      breadcrumbs,
      ...(previous && { previous }),
      ...(next && { next }),
      ...unlisted,
    };
  }
  return { breadcrumbs: [{ label: page.label, href: page.path }], ...unlisted };
}
