import { library } from '../../../theme/config/library';
import { markdownPathOf } from '../../../theme/config/routes';
import { site } from '../../../theme/config/site';
import type { ResolvedSidebar, SidebarItem } from '../../../theme/config/types';
import { isMarkdown } from '../../content/page';
import { addressOf, metadataOf, type PageMetadata, type SiteAddress } from '../../metadata/pages';
import { sidebarLinks } from '../../navigation/resolve-sidebars';
import type { Site } from '../../rspress/site';

/** Routes below a heading, in reading order. */
type Group = [title: string, routes: string[]];

type Sidebars = Readonly<Record<string, ResolvedSidebar>>;

/** The lists, by path. */
export async function llmsFiles(site: Site): Promise<Record<string, string>> {
  const { pages, content, navigation, address } = site;
  const published = pages.all().filter(({ data }) => data.draft !== true);
  const metadata = new Map(published.map((page) => [page.route, metadataOf(page, site)]));
  const copies = new Map<string, string>();
  for (const page of published.filter(({ name }) => isMarkdown(name))) {
    copies.set(page.route, (await content.compile(page)).markdown);
  }
  const { sidebars } = navigation;
  return {
    'llms.txt': llmsIndex([...metadata.values()], sidebars, address),
    'llms-full.txt': fullText(copies, metadata, sidebars, address),
  };
}

/** Groups pages by sidebar. Pages without a sidebar come last. */
export function groupPages(sidebars: Sidebars, routes: readonly string[]): Group[] {
  const rest = new Set(routes);
  const groups = new Map<string, string[]>();
  const add = (title: string, members: readonly string[]) => {
    const own = members.filter((route) => rest.delete(route));
    groups.set(title, [...(groups.get(title) ?? []), ...own]);
  };
  for (const [name, { items }] of Object.entries(sidebars)) {
    const isApi = name === 'apiSidebar';
    const titleOf = ({ type, label }: SidebarItem) => {
      if (type === 'link') return isApi ? 'API reference' : 'More guides';
      return isApi ? `API reference: ${label.toLowerCase()}` : label;
    };
    // Links outside categories come first.
    for (const item of items.toSorted((a, b) => b.type.localeCompare(a.type))) {
      add(
        titleOf(item),
        sidebarLinks([item]).map(({ href }) => href),
      );
    }
  }
  add('Other pages', [...rest]);
  // Guides come before the API, which is long.
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .sort(([a], [b]) => rank(a) - rank(b));
}

const rank = (title: string) =>
  title.startsWith('API') ? 2 : ['Other pages', 'More guides'].includes(title) ? 1 : 0;

/** Renders `llms.txt`: a summary of the site, and links to the Markdown copies of its pages by group. */
export function llmsIndex(
  all: readonly PageMetadata[],
  sidebars: Sidebars,
  address: SiteAddress,
): string {
  const listed = all.filter(({ unlisted, hasCopy }) => hasCopy && !unlisted);
  const pages = new Map(listed.map((page) => [page.route, page]));
  const groups = groupPages(sidebars, [...pages.keys()]).map(([title, routes]) => {
    const lines = routes.map((route) => {
      const page = pages.get(route);
      const about = page?.description ? `: ${page.description}` : '';
      return `- [${page?.title}](${addressOf(address, markdownPathOf(route))})${about}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const { packageName, repository } = library;
  return `# ${site.title}

> ${site.description}

The library is \`${packageName}\` on npm; its source is at ${repository}. Each page below is Markdown. All pages are also in one file: ${addressOf(address, '/llms-full.txt')}

${groups.join('\n')}`;
}

/** Renders `llms-full.txt`: all listed pages in reading order, each with its URL. */
export function fullText(
  copies: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, PageMetadata>,
  sidebars: Sidebars,
  address: SiteAddress,
): string {
  const listed = [...copies.keys()].filter((route) => !pages.get(route)?.unlisted);
  return groupPages(sidebars, listed)
    .flatMap(([, routes]) => routes)
    .map(
      (route) =>
        `---\nurl: ${addressOf(address, markdownPathOf(route))}\n---\n\n${copies.get(route)?.trim()}\n`,
    )
    .join('\n');
}
