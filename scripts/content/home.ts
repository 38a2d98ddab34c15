import { readFileSync } from 'node:fs';
import { docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { site } from '../../theme/config/site';
import type { SidebarConfig } from '../../theme/config/types';
import { inProject } from '../lib/paths';
import type { Problem } from '../rules/problems';
import { benefitOf, isMarkdown, labelOf, type Page } from './page';

/** A page as its card shows it. */
export interface CardPage {
  title: string;
  route: string;
  /** What its user gains, in one line: `benefit` of its front matter. */
  benefit: string;
  status?: string;
  /** How much code its example is with it and without it, where it is less. */
  saving?: string;
}

/** Extensions under one heading. */
export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
}

/** The group of extensions whose guides name a replacement. */
const DEPRECATED = 'Deprecated';

/** Whether a sidebar's category is about extensions: at least one of its pages is named after one. */
const isAboutExtensions = (ids: string[]) => ids.some((id) => id.startsWith('with-'));

/** From the lines of the files that a guide shows in `with/` and `without/`. */
function savingOf({ fences }: Page): Pick<CardPage, 'saving'> {
  const [less = 0, more = 0] = ['with/', 'without/'].map((folder) =>
    fences
      .filter(({ meta }) => meta.title?.startsWith(folder))
      .reduce((lines, { code }) => lines + code.split('\n').length, 0),
  );
  return less < more ? { saving: `${less} lines instead of ${more}.` } : {};
}

/**
 * The extensions as cards, grouped as in their sidebar; pages of the redux connector follow as a group of
 * their own, and what is deprecated comes last.
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
      const benefit = benefitOf(page) ?? '';
      return [{ title: labelOf(page), route, status, benefit, ...savingOf(page) }];
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
  const isDeprecated = ({ status }: CardPage) => status === 'deprecated';
  const current = groups.map(({ label, pages }) => ({
    label,
    pages: pages.filter((card) => !isDeprecated(card)),
  }));
  const deprecated = groups.flatMap((group) => group.pages.filter(isDeprecated));
  return [...current, { label: DEPRECATED, pages: deprecated }].filter(
    (group) => group.pages.length > 0,
  );
}

/** Each extension must say what its user gains: the home page shows it. */
export function checkBenefits(pages: readonly Page[], sidebars = createSidebars([])): Problem[] {
  const shown = extensionGroups(sidebars, pages).flatMap((group) => group.pages);
  const routes = new Set(shown.map(({ route }) => route));
  return pages
    .filter((page) => routes.has(page.route) && !benefitOf(page))
    .map(({ file, dataLines }) => ({
      file,
      line: dataLines.benefit ?? 1,
      message: 'The page does not say what the extension is good for.',
      remedy: `Add "benefit: 'One line about what its user gains.'" to its front matter.`,
    }));
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
