import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { API_FOLDER, docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { site, source } from '../../theme/config/site';
import type { DocsVersion, PageNavigation } from '../../theme/config/types';
import { isMarkdown, labelOf, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { ROOT, withSlashes } from '../lib/paths';
import { apiEntryPoints } from '../typescript/entry-points';
import { readPackage } from '../typescript/package';
import { readCommitDays } from './commit-days';
import { isShown, type NavigationPage, navigationOf, resolveSidebar } from './resolve-sidebars';

/** Where the pages stand among each other. */
export class Navigation {
  readonly #version: DocsVersion = {
    ...site.docs.versions[0],
    docs: [],
    sidebars: {},
    draftIds: [],
  };
  readonly #byRoute = new Map<string, PageNavigation>();
  #days = new Map<string, string>();

  constructor(private readonly pages: Pages) {}

  /** The sidebars with the labels and addresses of their pages. */
  get sidebars() {
    return this.#version.sidebars;
  }

  /** Where a page stands; undefined outside of the documentation. */
  of = ({ route }: Pick<Page, 'route'>): PageNavigation | undefined => this.#byRoute.get(route);

  /** Day of the last commit that touched a page, as `YYYY-MM-DD`. */
  dayOf = ({ file }: Pick<Page, 'file'>): string | undefined => this.#days.get(file);

  /** A text that changes whenever any page's place does. */
  digest = (): string =>
    createHash('sha1')
      .update(JSON.stringify([...this.#byRoute]))
      .digest('hex');

  /**
   * Finds the place of every page.
   *
   * @param isProduction leaves drafts out
   */
  async resolve(isProduction: boolean): Promise<void> {
    const { root } = this.pages;
    const version = this.#version;
    const all = this.pages.all();
    const isDraft = (page: Page) => isProduction && page.data.draft === true;
    version.draftIds = all.filter(isDraft).flatMap(({ route }) => docIdOf(route) ?? []);
    const pages = new Map(
      all.filter((page) => !isDraft(page)).flatMap((page) => navigationPage(page) ?? []),
    );
    version.docs = [...pages.values()].map(({ id, path }) => ({ id, path }));
    version.sidebars = Object.fromEntries(
      Object.entries(createSidebars([...pages.keys()])).map(([name, sidebar]) => [
        name,
        resolveSidebar(sidebar, pages),
      ]),
    );
    this.#days = await readCommitDays(root);
    this.#byRoute.clear();
    for (const page of pages.values()) {
      const day = page.generated ? undefined : this.#days.get(page.file);
      this.#byRoute.set(page.path, {
        ...navigationOf(page, version.sidebars),
        ...(!page.generated && { editUrl: editUrlOf(path.relative(root, page.file)) }),
        ...(day && { lastUpdated: { day, text: formatDay(day) } }),
      });
    }
  }

  /** `virtual-navigation`, of which only documents are made, and what the browser needs of it. */
  modules(): Record<string, string> {
    const sidebars = Object.entries(this.sidebars).map(([name, { link, items }]) => [
      name,
      { link, ...(isShown(items) && { items }) },
    ]);
    return {
      'virtual-navigation': `export const sidebars = ${JSON.stringify(Object.fromEntries(sidebars), breakLabels)};`,
      'virtual-library': `export const libraryVersion = ${JSON.stringify(readPackage(apiEntryPoints, ROOT).version)};`,
    };
  }
}

/**
 * Turns the named sidebars of the theme configuration into data for the pages. Pages with `draft: true` are
 * left out of production builds. Register it behind what generates pages and before what asks for their text.
 */
export function pluginNavigation({
  navigation,
  pages,
}: {
  navigation: Navigation;
  pages: Pages;
}): RspressPlugin {
  return {
    name: 'site:navigation',
    async config(config, _utils, isProd) {
      const all = await pages.refresh();
      await navigation.resolve(isProd);
      const drafts = isProd ? all.filter(({ data }) => data.draft === true) : [];
      const excluded = drafts.map(({ name }) => name);
      config.route = { ...config.route, exclude: [...(config.route?.exclude ?? []), ...excluded] };
      return config;
    },
    addRuntimeModules: () => navigation.modules(),
  };
}

/** What the navigation needs of a page of the documentation. */
function navigationPage(page: Page): [[string, NavigationPage]] | undefined {
  const id = docIdOf(page.route);
  if (id === undefined || !isMarkdown(page.name)) return undefined;
  const generated = id === API_FOLDER || id.startsWith(`${API_FOLDER}/`);
  const { file, route } = page;
  const unlisted = page.data.unlisted === true;
  // Of the API's symbols what is not to be used any more: with all statuses, the sidebar would be full of them.
  const status = generated && page.status !== 'deprecated' ? undefined : page.status;
  return [[id, { id, path: route, file, label: labelOf(page), status, unlisted, generated }]];
}

/** Where the last word of a name begins for which a sidebar has no room in the line. */
const LAST_WORD = /(?<=^\w{22,})(?=[A-Z][a-z]+$)/;

/** Labels as sidebars show them: that word can go on in the next line, behind a space without width. */
const breakLabels = (key: string, value: unknown) =>
  key === 'label' ? String(value).replace(LAST_WORD, '\u200B') : value;

/** In words, here and not in the page: a browser takes some 20 ms to get its formats of dates ready. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

function editUrlOf(file: string): string {
  const { repository, branch, folder } = source;
  return `${repository}/edit/${branch}/${folder}/docs/${withSlashes(file)}`;
}
