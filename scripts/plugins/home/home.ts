import { readFileSync } from 'node:fs';
import { library } from '../../../theme/config/library';
import type { ResolvedSidebar, SidebarItem, SidebarLink } from '../../../theme/config/types';
import { majorOf } from '../../../theme/lib/versions';
import type { CardPage, ExtensionGroup, LibraryFacts } from '../../../theme/plugins/home/Home/Home';
import { type Page, textEntry } from '../../content/page';
import { inProject } from '../../lib/paths';
import { type History, newestVersions, type Reference } from '../api';

/** The benefit of an extension in one line, with backticks around code. */
export const benefitOf = textEntry('benefit');

/** The goal of developers who need this extension, such as `Load data`. */
export const goalOf = textEntry('goal');

/** Compares the number of lines in the files that a guide shows in `with/` and `without/`. */
function savingOf({ fences }: Page): Pick<CardPage, 'saving'> {
  const [linesWith = 0, linesWithout = 0] = ['with/', 'without/'].map((folder) =>
    fences
      .filter(({ meta }) => meta.title?.startsWith(folder))
      .reduce((lines, { code }) => lines + code.split('\n').length, 0),
  );
  return linesWith < linesWithout ? { saving: [linesWithout, linesWith] } : {};
}

function sizeOf({ label, href }: SidebarLink, reference: SizedReference | undefined) {
  const main = reference?.extensions.find(({ guide }) => href.endsWith(`/${guide}`));
  const entry = reference?.entryOf(label.replace(/\(\)$/, '')) ?? main?.entries[0];
  return entry?.size === undefined ? {} : { size: entry.size };
}

type SizedReference = Pick<Reference, 'entryOf' | 'extensions'>;

/**
 * The extensions as cards, grouped by the goal in the front matter of their guides, in the order of the
 * sidebars. Deprecated extensions come last.
 *
 * @param reference undefined until it has been read
 */
export function extensionGroups(
  sidebars: Readonly<Record<string, ResolvedSidebar>>,
  pages: readonly Page[],
  reference?: SizedReference,
): ExtensionGroup[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const groups = new Map<string, CardPage[]>();
  const deprecated: CardPage[] = [];
  const links = [sidebars.extensionSidebar, sidebars.reduxConnectorSidebar].flatMap((sidebar) =>
    linksIn(sidebar?.items ?? []),
  );
  for (const link of links) {
    const page = byRoute.get(link.href);
    const benefit = page && benefitOf(page);
    if (!benefit) continue;
    const card = { title: link.label, route: link.href, benefit };
    const goal = goalOf(page);
    if (link.status === 'deprecated') deprecated.push(card);
    else if (goal) {
      const { status } = link;
      const group = groups.get(goal) ?? [];
      group.push({ ...card, status, ...sizeOf(link, reference), ...savingOf(page) });
      groups.set(goal, group);
    }
  }
  return [
    ...[...groups].map(([label, cards]) => ({ label, pages: cards })),
    ...(deprecated.length > 0 ? [{ label: 'Deprecated', pages: deprecated, isFolded: true }] : []),
  ];
}

const linksIn = (items: readonly SidebarItem[]): SidebarLink[] =>
  items.flatMap((item) => (item.type === 'link' ? item : linksIn(item.items)));

/**
 * Reads the facts about the library that the home page shows from the installed package and from its history.
 *
 * @param history undefined until it has been read
 */
export function readLibrary(history?: History): LibraryFacts {
  const file = inProject('node_modules', library.packageName, 'package.json');
  const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    license: string;
  };
  if (!history) return { version, license };
  // Major versions follow those of Angular.
  const majors = newestVersions(history).map((release) => majorOf(release.version));
  return {
    version,
    license,
    angular: [Math.min(...majors), Math.max(...majors)],
    releases: Object.keys(history.versions).length,
  };
}
