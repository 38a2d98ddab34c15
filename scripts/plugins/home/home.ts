import { readFileSync } from 'node:fs';
import { library } from '../../../theme/config/library';
import type { ResolvedSidebar, SidebarItem } from '../../../theme/config/types';
import type { CardPage, ExtensionGroup } from '../../../theme/plugins/home/Home/Extensions';
import type { LibraryFacts } from '../../../theme/plugins/home/Home/Pitch';
import { benefitOf, type Page } from '../../content/page';
import { inProject } from '../../lib/paths';

/** Label of the group of deprecated extensions. */
const DEPRECATED = 'Deprecated';

/** Whether a sidebar item is a category of extensions: at least one of its pages is a `with-*` guide. */
const isAboutExtensions = (item: SidebarItem) =>
  item.type === 'category' && item.items.some(({ href }) => href?.startsWith('/docs/with-'));

/** Compares the number of lines in files that a guide shows in `with/` and `without/`. */
function savingOf({ fences }: Page): Pick<CardPage, 'saving'> {
  const [linesWith = 0, linesWithout = 0] = ['with/', 'without/'].map((folder) =>
    fences
      .filter(({ meta }) => meta.title?.startsWith(folder))
      .reduce((lines, { code }) => lines + code.split('\n').length, 0),
  );
  return linesWith < linesWithout
    ? { saving: `${linesWith} lines instead of ${linesWithout}.` }
    : {};
}

/**
 * The extensions as cards, grouped as in their sidebar, followed by a group for the Redux connector and one for
 * deprecated extensions.
 */
export function extensionGroups(
  sidebars: Readonly<Record<string, ResolvedSidebar>>,
  pages: readonly Page[],
): ExtensionGroup[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const cardsOf = (item: SidebarItem): CardPage[] => {
    if (item.type === 'category') return item.items.flatMap(cardsOf);
    const { label: title, href: route, status } = item;
    const page = byRoute.get(route);
    return page
      ? [{ title, route, status, benefit: benefitOf(page) ?? '', ...savingOf(page) }]
      : [];
  };
  const connector = sidebars.reduxConnectorSidebar?.items ?? [];
  const groups = [
    ...(sidebars.extensionSidebar?.items ?? [])
      .filter(isAboutExtensions)
      .map((category) => ({ label: category.label, pages: cardsOf(category) })),
    { label: 'NgRx Store', pages: connector.flatMap(cardsOf) },
  ];
  const isDeprecated = ({ status }: CardPage) => status === 'deprecated';
  return [
    ...groups.map(({ label, pages }) => ({
      label,
      pages: pages.filter((card) => !isDeprecated(card)),
    })),
    { label: DEPRECATED, pages: groups.flatMap((group) => group.pages.filter(isDeprecated)) },
  ].filter((group) => group.pages.length > 0);
}

/** Reads the facts about the library that the home page shows from the installed package. */
export function readLibrary(): LibraryFacts {
  const file = inProject('node_modules', library.packageName, 'package.json');
  const { version, license, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
  };
  const major = (name: string) => /\d+/.exec(peerDependencies[name] ?? '')?.[0];
  const works = [
    ['Angular', major('@angular/core')],
    ['NgRx', major('@ngrx/signals')],
  ] as const;
  return {
    version,
    license,
    works: works.filter(([, number]) => number).map(([name, number]) => `${name} ${number}`),
  };
}
