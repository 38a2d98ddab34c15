import { docIdOf, docPathOf } from '../../theme/config/docs';
import { markdownPathOf } from '../../theme/config/routes';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import type { SidebarItemConfig } from '../../theme/config/types';
import { addressOf, type PageMetadata, type SiteAddress } from './pages';

/** Pages under a heading, as paths, in reading order. */
interface Group {
  title: string;
  routes: string[];
}

/** The pages as the sidebars group them; what no sidebar lists comes last. */
export function groupPages(routes: readonly string[]): Group[] {
  const docIds = routes.flatMap((route) => docIdOf(route) ?? []);
  const left = new Set(routes);
  const take = (ids: readonly string[]) => ids.map(docPathOf).filter((route) => left.delete(route));
  const groups: Group[] = [];
  for (const [name, { items }] of Object.entries(createSidebars(docIds))) {
    const loose = items.filter((item) => typeof item === 'string' || item.type !== 'category');
    const label = name === 'apiSidebar' ? 'API reference' : 'More guides';
    groups.push({ title: label, routes: take(loose.flatMap(idsOf)) });
    for (const item of items) {
      if (typeof item === 'string' || item.type !== 'category') continue;
      const title =
        name === 'apiSidebar' ? `API reference: ${item.label.toLowerCase()}` : item.label;
      groups.push({ title, routes: take(idsOf(item)) });
    }
  }
  groups.push({ title: 'Other pages', routes: [...left] });
  const merged = new Map<string, string[]>();
  for (const { title, routes } of groups) {
    merged.set(title, [...(merged.get(title) ?? []), ...routes]);
  }
  // The API is long: guides come first.
  return [...merged]
    .map(([title, members]) => ({ title, routes: members }))
    .filter(({ routes }) => routes.length > 0)
    .sort((a, b) => rank(a.title) - rank(b.title));
}

const rank = (title: string) =>
  title.startsWith('API') ? 2 : ['Other pages', 'More guides'].indexOf(title) + 1 > 0 ? 1 : 0;

function idsOf(item: SidebarItemConfig): string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'link') return [];
  if (item.type === 'doc') return [item.id];
  return [...(item.docId ? [item.docId] : []), ...item.items.flatMap(idsOf)];
}

/** `llms.txt`: what the site is, and a list of its pages' Markdown copies by group. */
export function llmsIndex(all: readonly PageMetadata[], address: SiteAddress): string {
  const listed = all.filter(({ unlisted, hasCopy }) => hasCopy && !unlisted);
  const pages = new Map(listed.map((page) => [page.route, page]));
  const groups = groupPages([...pages.keys()]).map(({ title, routes }) => {
    const lines = routes.map((route) => {
      const page = pages.get(route);
      const about = page?.description ? `: ${page.description}` : '';
      return `- [${page?.title}](${addressOf(address, markdownPathOf(route))})${about}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const { packageName, repository } = site.library;
  return `# ${site.title}

> ${site.description}

The library is \`${packageName}\` on npm; its source is at ${repository}. Each page below is Markdown. All of them in one file: ${addressOf(address, '/llms-full.txt')}

${groups.join('\n')}`;
}

/** `llms-full.txt`: every listed page in reading order, each under its address. */
export function fullText(
  copies: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, PageMetadata>,
  address: SiteAddress,
): string {
  const listed = [...copies.keys()].filter((route) => !pages.get(route)?.unlisted);
  return groupPages(listed)
    .flatMap(({ routes }) => routes)
    .map(
      (route) =>
        `---\nurl: ${addressOf(address, markdownPathOf(route))}\n---\n\n${copies.get(route)?.trim()}\n`,
    )
    .join('\n');
}
