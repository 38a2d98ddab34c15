import { readFileSync } from 'node:fs';
import { docIdOf } from '../../theme/config/docs';
import { site } from '../../theme/config/site';
import type { SidebarConfig } from '../../theme/config/types';
import { inProject } from '../lib/paths';
import { descriptionOf, isMarkdown, labelOf, type Page } from './page';

/** A page as its card shows it. */
export interface CardPage {
  title: string;
  route: string;
  description: string;
  status?: string;
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
 */
export function extensionGroups(
  sidebars: Record<string, SidebarConfig>,
  pages: readonly Page[],
): ExtensionGroup[] {
  const byId = new Map(
    pages.filter(({ name }) => isMarkdown(name)).map((page) => [docIdOf(page.route), page]),
  );
  const cards = (ids: string[]) =>
    ids.flatMap((id): CardPage[] => {
      const page = byId.get(id);
      if (!page) return [];
      const { route, status } = page;
      return [{ title: labelOf(page), route, status, description: descriptionOf(page) ?? '' }];
    });
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

/** What the home page says about the library itself. */
export interface LibraryFacts {
  version: string;
  license: string;
  /** Majors of the peers: `Angular 22`. */
  works: string[];
}

/** Reads it from the installed package. */
export function readLibrary(): LibraryFacts {
  const file = inProject('node_modules', site.library.packageName, 'package.json');
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
