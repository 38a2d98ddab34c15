import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { Content } from '../content/content';
import { isMarkdown, type Page } from '../content/page';
import { inOrder, type Problem, problemsIn, SiteProblems, toError } from '../lib/problems';
import { pluginOwnErrors } from '../rspress/development';
import type { Site } from '../rspress/site';
import { checkAddresses, checkLinkedRoutes } from './addresses';
import { checkComponent, checkFenceWords, checkFrontMatter } from './page-rules';
import { checkReferences, type Ids, idsIn } from './references';
import { checkDocsData, checkThemeConfig, checkTranslations } from './theme-config';

/** The parts of the site that are checked. */
export interface RulesOptions
  extends Pick<Site, 'pages'>,
    Partial<Pick<Site, 'hooks' | 'plugins'>> {
  content?: Pick<Content, 'compile'>;
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
export function pluginRules({
  pages,
  content,
  themeConfig = true,
  hooks = [],
  plugins = [],
}: RulesOptions): RspressPlugin {
  const fenceWords = plugins.flatMap((plugin) => plugin.fenceWords ?? []);
  const frontMatter = plugins.flatMap((plugin) => plugin.frontMatter ?? []);
  /** Problems that do not belong to a single page. Edits to their sources restart the development server. */
  let siteProblems: Problem[] = [];

  /**
   * Finds problems in the sources of pages.
   *
   * @param shown pages that are also compiled, so that links to their anchors can be checked
   */
  async function problemsOf(
    all: readonly Page[],
    served: readonly Page[],
    shown: readonly Page[],
  ): Promise<Problem[]> {
    const drafts = all.filter((page) => !served.includes(page));
    const site = { root: pages.root, pages: served, drafts };
    const problemsOfMarkdown = async (page: Page) => [
      ...page.mistakes.map((mistake): Problem => ({ file: page.file, ...mistake })),
      ...checkFrontMatter(page, frontMatter),
      ...checkFenceWords(page, fenceWords),
      ...(await checkReferences(page, shown.includes(page) ? { ...site, idsOf } : site)),
      ...(shown.includes(page) ? await problemsIn(compiled(page)) : []),
    ];
    const pageProblems = all.map((page) =>
      isMarkdown(page.name) ? problemsOfMarkdown(page) : checkComponent(page),
    );
    const checked = hooks.map(({ check }) => check?.(served) ?? []);
    const addresses = checkAddresses(served, pages.root);
    return (await Promise.all([...pageProblems, ...checked, addresses])).flat().map(sourceOf);
  }

  const sourceOf = (problem: Problem) =>
    hooks.reduce((located, hook) => hook.sourceOf?.(located) ?? located, problem);

  const compiled = async (page: Page) =>
    isMarkdown(page.name) ? content?.compile(page) : undefined;

  const ids = new WeakMap<{ html: string }, Ids>();

  async function idsOf(page: Page): Promise<Ids | undefined> {
    const text = await compiled(page).catch(() => undefined);
    if (!text) return undefined;
    const known = ids.get(text) ?? idsIn(text.html);
    ids.set(text, known);
    return known;
  }

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, requested) {
      const all = await pages.refresh();
      const shown = all.filter(({ file }) => requested.has(file));
      try {
        const problems = (await problemsOf(all, all, shown)).filter(({ file }) => files.has(file));
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
      siteProblems = [
        ...findDuplicateRoutes(served),
        ...(themeConfig
          ? [
              ...checkThemeConfig({ routes, drafts }),
              ...checkLinkedRoutes(routes),
              ...checkDocsData(config.plugins),
              ...checkTranslations(),
            ]
          : []),
      ];
      const problems = await problemsOf(all, served, isProduction ? served : []);
      report([...siteProblems, ...problems], isProduction);
      return config;
    },
    builderConfig: { plugins: [ownErrors] },
  };
}

function report(problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems('The sources have problems', problems);
  if (isProduction) throw error;
  logger.error(error.message);
}

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
