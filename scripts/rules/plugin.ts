import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { routeOfPath } from '../../theme/config/routes';
import { componentsOf } from '../content/components';
import { headingElsewhere, siteAddress } from '../content/links';
import { isMarkdown, type Page } from '../content/page';
import { inOrder, type Problem, SiteProblems, stopOn, toError } from '../lib/problems';
import { pluginOwnErrors } from '../rspress/development';
import { withDocuments } from '../rspress/emit-files';
import type { Site } from '../rspress/site';
import { checkNavigationFiles, checkSupported, globalComponents } from '../rspress/supported';
import { checkAddresses, checkBase, checkLinkedRoutes } from './addresses';
import {
  checkComponent,
  checkComponents,
  checkFences,
  checkFrontMatter,
  noDefaultExport,
} from './page-rules';
import { checkReferences, type Ids, idsIn } from './references';
import { checkDocsData, checkThemeConfig, checkTranslations } from './theme-config';

/** The parts of the site that are checked. */
export interface RulesOptions
  extends Pick<Site, 'pages'>,
    Partial<Pick<Site, 'address' | 'hooks' | 'plugins' | 'contentOf' | 'compile'>> {
  /** Whether to check the site's configuration. */
  themeConfig?: boolean;
}

/**
 * Checks the sources. A production build fails before it compiles any code, with a list of all problems. The
 * development server logs them and continues; problems of the page in the browser are shown over it until they are
 * fixed.
 *
 * Register it after plugins that generate pages and before plugins that read them.
 *
 * @throws SiteProblems in production
 */
export function pluginRules(site: RulesOptions): RspressPlugin {
  const { pages, address, contentOf, themeConfig = true, hooks = [], plugins = [] } = site;
  const fenceWords = plugins.flatMap((plugin) => plugin.fenceWords ?? []);
  const frontMatter = plugins.flatMap((plugin) => plugin.frontMatter ?? []);
  /** Problems that do not belong to a single page. Edits to their sources restart the development server. */
  let siteProblems: Problem[] = [];

  const components = componentsOf(hooks);
  /** The names of the components that plugins for Rspress, or the configuration, add to all pages. */
  let globalNames: string[] = [];

  /** Finds problems in the sources of pages. */
  async function problemsOf(all: readonly Page[], served: readonly Page[]): Promise<Problem[]> {
    const drafts = all.filter((page) => !served.includes(page));
    // In development, the ids of pages that the reader has opened. A build checks them all at its end.
    const idsOf = ({ route }: Page) => {
      const { ids } = contentOf?.(route) ?? {};
      return ids && new Set(ids);
    };
    const where = { root: pages.root, pages: served, drafts, idsOf };
    const problemsOfPartial = async (page: Page) => [
      ...page.mistakes.map((mistake): Problem => ({ file: page.file, ...mistake })),
      ...checkFences(page, fenceWords),
      ...(await checkComponents({ ...page, names: [...page.names, ...globalNames] }, components)),
      ...checkReferences(page, where),
    ];
    const problemsOfMarkdown = async (page: Page) => [
      ...checkFrontMatter(page, frontMatter),
      ...(await problemsOfPartial(page)),
    ];
    const partials = (await pages.partials()).map(problemsOfPartial);
    const pageProblems = all.map((page) =>
      isMarkdown(page.name) ? problemsOfMarkdown(page) : checkComponent(page),
    );
    const checked = hooks.map(({ check }) => check?.(served) ?? []);
    const addresses = checkAddresses(served, pages.root);
    return (await Promise.all([...pageProblems, ...partials, ...checked, addresses]))
      .flat()
      .map(sourceOf);
  }

  const sourceOf = (problem: Problem) =>
    hooks.reduce((located, hook) => hook.sourceOf?.(located) ?? located, problem);

  /** Reports errors of components, and links to ids that do not exist, once Rspress has rendered the pages. */
  const afterRendering = withDocuments('site:rendered-pages', (_context, rendered) => {
    const ids = new Map<string, Ids>();
    const idsOf = ({ route }: Page): Ids | undefined => {
      const { main, error } = rendered.pages[route] ?? {};
      const known = ids.get(route) ?? (error === undefined && main ? idsIn(main) : undefined);
      if (known) ids.set(route, known);
      return known;
    };
    const all = pages.all();
    const failed = all.flatMap(({ route, file }): Problem[] => {
      const { error } = rendered.pages[route] ?? {};
      if (error === undefined) return [];
      return /Element type is invalid/.test(error) && !isMarkdown(file)
        ? [noDefaultExport({ file, route })]
        : [{ file, message: error, remedy: 'Correct the component or the expression.' }];
    });
    const where = { root: pages.root, pages: all, drafts: [], idsOf };
    const broken = all.flatMap((page) => checkReferences(page, where));
    stopOn('The sources have problems', [...failed, ...broken].map(sourceOf));
  });

  /** Pages that were compiled only because others link to their ids. */
  const tried = new WeakSet<Page>();

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, shown) {
      const all = await pages.refresh();
      const isShown = ({ file }: Page) => shown.has(file);
      const closed = new Set(all.filter((page) => !isShown(page)).map(({ file }) => file));
      try {
        for (const page of linkedBy(all.filter(isShown), all)) {
          if (isShown(page) || tried.has(page)) continue;
          tried.add(page);
          // Its own mistakes are shown when it is opened.
          await site.compile?.(page).catch(() => {});
        }
        const problems = (await problemsOf(all, all)).filter(
          ({ file }) => files.has(file) && !closed.has(file),
        );
        return inOrder([...siteProblems, ...problems]).map(toError);
      } catch (error) {
        return [error as Error];
      }
    },
    watched: () => [...pages.all().map(({ file }) => file), path.join(pages.root, 'public')],
  });

  return {
    name: 'site:rules',
    async config(config, _utils, isProduction) {
      const all = await pages.refresh();
      const isServed = ({ data }: Page) => !(isProduction && data.draft === true);
      const served = all.filter(isServed);
      const routes = served.map(({ route }) => route);
      const drafts = all.filter((page) => !isServed(page)).map(({ route }) => route);
      globalNames = globalComponents(config);
      siteProblems = [
        ...findDuplicateRoutes(served),
        ...checkNames(served),
        ...(address ? checkBase(routes, address, config) : []),
        ...checkSupported(config),
        ...checkNavigationFiles(pages.root),
        ...(themeConfig
          ? [
              ...checkThemeConfig({ routes, drafts }),
              ...checkLinkedRoutes(routes),
              ...checkDocsData(config.plugins),
              ...checkTranslations(),
            ]
          : []),
      ];
      const problems = await problemsOf(all, served);
      report([...siteProblems, ...problems], isProduction);
      return config;
    },
    builderConfig: { plugins: [ownErrors, afterRendering] },
  };
}

/** The pages to whose ids some pages link. */
function linkedBy(some: readonly Page[], all: readonly Page[]): Page[] {
  const routes = new Set(
    some.flatMap((page) =>
      page.references.flatMap(({ url }) =>
        headingElsewhere(url) ? routeOfPath(siteAddress(url, page).replace(/[#?].*/, '')) : [],
      ),
    ),
  );
  return all.filter(({ route, name }) => routes.has(route) && isMarkdown(name));
}

function report(problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems('The sources have problems', problems);
  if (isProduction) throw error;
  logger.error(error.message);
}

/** Finds pages in folders such as `__drafts`, which look left out, but are not in Rspress. */
const checkNames = (pages: readonly Page[]): Problem[] =>
  pages
    .filter(({ name }) => /(?:^|\/)__/.test(name))
    .map(({ file, route }) => ({
      file,
      message: `The file is the page ${route}: Rspress leaves out names that start with one underscore.`,
      remedy: 'Start the name with one underscore, or with none.',
    }));

/** Finds pages with the same route. Ignores case, as Rspress and many file systems do. */
function findDuplicateRoutes(pages: readonly Page[]): Problem[] {
  const seen = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const key = page.route.toLowerCase();
    const other = seen.get(key);
    if (!other) {
      seen.set(key, page);
      continue;
    }
    const sameCase = other.route === page.route;
    problems.push({
      file: page.file,
      message: sameCase
        ? `The route ${page.route} is already used by ${other.name}.`
        : `The route ${page.route} differs only in case from ${other.route} (${other.name}).`,
      remedy: 'Rename or remove one of the two files. An index file has the route of its folder.',
    });
  }
  return problems;
}
