import { library } from '../../../theme/config/library';
import { markdownPathOf } from '../../../theme/config/routes';
import { site } from '../../../theme/config/site';
import type { ResolvedSidebar, SidebarItem } from '../../../theme/config/types';
import { isMarkdown } from '../../content/page';
import { addressOf, metadataOf, type PageMetadata, type SiteAddress } from '../../metadata/pages';
import { sidebarLinks } from '../../navigation/resolve-sidebars';
import type { Site } from '../../rspress/site';

type Sidebars = Readonly<Record<string, ResolvedSidebar>>;

/** A page with its Markdown copy. */
type CopiedPage = Pick<PageMetadata, 'route' | 'title' | 'description'> & { markdown: string };

/** Creates `llms.txt` and `llms-full.txt` from all pages that are published and listed. */
export async function llmsFiles(all: Site): Promise<Record<string, string>> {
  const pages: CopiedPage[] = [];
  for (const page of all.pages.all()) {
    const { draft, unlisted } = page.data;
    if (draft === true || unlisted === true || !isMarkdown(page.name)) continue;
    const { markdown = '' } = all.contentOf(page.route);
    pages.push({ ...metadataOf(page, all), markdown });
  }
  return llmsTexts(pages, all.navigation.sidebars, all.address);
}

/** Renders `llms.txt`, which links the copies of pages by group, and `llms-full.txt`, which contains them. */
export function llmsTexts(pages: readonly CopiedPage[], sidebars: Sidebars, address: SiteAddress) {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const addressOfCopy = (route: string) => addressOf(address, markdownPathOf(route));
  const groups = groupPages(sidebars, [...byRoute.keys()]);
  const list = groups.map(([title, routes]) => {
    const lines = routes.map((route) => {
      const { title = '', description = '' } = byRoute.get(route) ?? {};
      return `- [${title}](${addressOfCopy(route)})${description && `: ${description}`}\n`;
    });
    return `## ${title}\n\n${lines.join('')}`;
  });
  const copies = groups
    .flatMap(([, routes]) => routes)
    .map((route) => {
      const copy = byRoute.get(route)?.markdown.trim();
      return `---\nurl: ${addressOfCopy(route)}\n---\n\n${copy}\n`;
    });
  return {
    'llms.txt': `# ${site.title}

> ${site.description}

The library is \`${library.packageName}\` on npm; its source is at ${library.repository}. Each page below is Markdown. All pages are also in one file: ${addressOf(address, '/llms-full.txt')}

${list.join('\n')}`,
    'llms-full.txt': copies.join('\n'),
  };
}

/** Groups pages by sidebar, in reading order. The API reference, which is long, comes last. */
export function groupPages(
  { apiSidebar, ...guides }: Sidebars,
  routes: readonly string[],
): [title: string, routes: string[]][] {
  const items = Object.values(guides).flatMap((sidebar) => sidebar.items);
  const categories = items.filter(({ type }) => type === 'category');
  const reference = apiSidebar?.items ?? [];
  const linked = (listed: readonly SidebarItem[]) => sidebarLinks(listed).map(({ href }) => href);
  const listed = new Set(linked([...items, ...reference]));
  const rest = new Set(routes);
  const groups: [string, string[]][] = [
    ...categories.map((item): [string, string[]] => [item.label, linked([item])]),
    ['More guides', linked(items)],
    ['Other pages', routes.filter((route) => !listed.has(route))],
    ['API reference', linked(reference.filter(({ type }) => type === 'link'))],
    ...reference.map((item): [string, string[]] => [
      `API reference: ${item.label.toLowerCase()}`,
      linked([item]),
    ]),
  ];
  return groups
    .map(([title, all]): [string, string[]] => [title, all.filter((route) => rest.delete(route))])
    .filter(([, all]) => all.length > 0);
}
