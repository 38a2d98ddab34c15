import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { logger, type RspressPlugin } from '@rspress/core';
import { API_FOLDER, docIdOf } from '../../theme/config/docs';
import { createSidebars } from '../../theme/config/sidebars';
import { source } from '../../theme/config/source';
import type { PageNavigation, ResolvedSidebar } from '../../theme/config/types';
import { isMarkdown, labelOf, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { libraryVersion } from '../lib/library-version';
import { withSlashes } from '../lib/paths';
import { type NavigationPage, navigationOf, resolveSidebar } from './resolve-sidebars';

/** Sidebars, breadcrumbs and neighbors of all pages. */
export class Navigation {
  /** The sidebars with labels and URLs of their pages. */
  sidebars: Readonly<Record<string, ResolvedSidebar>> = {};
  readonly #byRoute = new Map<string, PageNavigation>();
  #days = new Map<string, string>();

  constructor(private readonly pages: Pages) {}

  /** The navigation of a page; undefined outside the documentation. */
  of = ({ route }: Pick<Page, 'route'>): PageNavigation | undefined => this.#byRoute.get(route);

  /** The day of the last commit that changed a page, as `YYYY-MM-DD`. */
  dayOf = ({ file }: Pick<Page, 'file'>): string | undefined => this.#days.get(file);

  digest = (): string =>
    createHash('sha1')
      .update(JSON.stringify([...this.#byRoute]))
      .digest('hex');

  /**
   * Resolves the navigation of all pages.
   *
   * @param isProduction whether to leave out drafts
   */
  async resolve(isProduction: boolean): Promise<void> {
    const { root } = this.pages;
    const isDraft = (page: Page) => isProduction && page.data.draft === true;
    const listed = this.pages.all().filter((page) => !isDraft(page));
    const pages = new Map(listed.flatMap((page) => navigationPage(page) ?? []));
    this.sidebars = Object.fromEntries(
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
        ...navigationOf(page, this.sidebars),
        ...(!page.generated && { editUrl: editUrlOf(path.relative(root, page.file)) }),
        ...(day && { lastUpdated: { day, text: formatDay(day) } }),
      });
    }
  }

  /** The virtual modules: `virtual-navigation` for rendering documents, and `virtual-library` for the browser. */
  modules(): Record<string, string> {
    return {
      'virtual-navigation': `export const sidebars = ${JSON.stringify(this.sidebars, breakLabels)};`,
      'virtual-library': `export const libraryVersion = ${JSON.stringify(libraryVersion())};`,
    };
  }
}

/**
 * Resolves the sidebars of the theme configuration, and excludes pages with `draft: true` from production builds.
 * Register it after plugins that generate pages and before plugins that compile them.
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

/** The id and the facts of a page of the documentation; undefined for other pages. */
function navigationPage(page: Page): [[string, NavigationPage]] | undefined {
  const id = docIdOf(page.route);
  if (id === undefined || !isMarkdown(page.name)) return undefined;
  const generated = id === API_FOLDER || id.startsWith(`${API_FOLDER}/`);
  const { file, route } = page;
  const unlisted = page.data.unlisted === true;
  // Symbols only show `deprecated`. With every status, the API sidebar would be full of badges.
  const status = generated && page.status !== 'deprecated' ? undefined : page.status;
  return [[id, { id, path: route, file, label: labelOf(page), status, unlisted, generated }]];
}

/** Matches the start of the last word of a name that is too long for a line of the sidebar. */
const LAST_WORD = /(?<=^\w{22,})(?=[A-Z][a-z]+$)/;

/** Lets long labels wrap with a zero-width space before the last word. For `JSON.stringify`. */
const breakLabels = (key: string, value: unknown) =>
  key === 'label' ? String(value).replace(LAST_WORD, '\u200B') : value;

/**
 * Formats a date. This is done during the build, because the first use of `Intl.DateTimeFormat` takes a browser about
 * 20 ms.
 */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

function editUrlOf(file: string): string {
  const { repository, branch, folder } = source;
  return `${repository}/edit/${branch}/${folder}/docs/${withSlashes(file)}`;
}

const git = async (cwd: string, ...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;

/**
 * Reads the day of the last commit that changed each file below a folder. The result is empty, and a warning says why,
 * without git, outside a repository, and in a shallow clone, where every file seems to come from the oldest commit.
 *
 * @returns days as `YYYY-MM-DD` in UTC, by absolute file path
 */
export async function readCommitDays(folder: string): Promise<Map<string, string>> {
  try {
    const shallow = (await git(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true';
    if (shallow) throw new Error('the clone is shallow. Run "git fetch --unshallow"');
    const root = (await git(folder, 'rev-parse', '--show-toplevel')).trim();
    const log = await git(
      folder,
      'log',
      '--no-renames',
      '--name-only',
      '-z',
      '--format=%x01%ct',
      '--',
      '.',
    );
    return parseLog(log, root);
  } catch (error) {
    const { message, stderr = message } = error as Error & { stderr?: string };
    // Lists of pages, the sitemap and the feed depend on it, and nobody would look for them.
    logger.warn(`The pages have no dates: ${stderr.trim().split('\n', 1)[0]}.`);
    return new Map();
  }
}

/**
 * Parses `git log -z --name-only --format=%x01%ct`. The newest commit comes first, so the first occurrence of a file
 * counts.
 */
export function parseLog(log: string, root: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...files] = commit.split(/[\0\n]+/).filter(Boolean);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) {
      const absolute = path.join(root, file);
      if (!days.has(absolute)) days.set(absolute, day);
    }
  }
  return days;
}
