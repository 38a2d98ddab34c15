import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { PageProblems } from '../content/compile';
import type { Content } from '../content/content';
import { isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { inOrder, type Problem, problemsIn, SiteProblems, toError } from '../lib/problems';
import { pluginOwnErrors } from '../rspress/own-errors';
import type { SiteHooks } from '../rspress/site';
import { checkAddresses, checkLinkedRoutes } from './addresses';
import { checkComponent, checkTranslations } from './code';
import { findDuplicateRoutes } from './duplicate-routes';
import { checkFenceWords } from './fence-words';
import { checkFrontMatter } from './front-matter';
import { checkReferences, type Ids, idsIn } from './references';
import { checkDocsData, checkThemeConfig } from './theme-config';

export interface RulesOptions {
  pages: Pages;
  /** Compiles pages. */
  content?: Pick<Content, 'compile'>;
  /** Whether to check the site's configuration. */
  themeConfig?: boolean;
  /** Checks of plugins. */
  hooks?: readonly Pick<SiteHooks, 'check' | 'sourceOf'>[];
  /** Words that plugins handle in code fences. */
  fenceWords?: readonly string[];
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
  fenceWords = [],
}: RulesOptions): RspressPlugin {
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
      ...checkFrontMatter(page),
      ...checkFenceWords(page, fenceWords),
      ...(await checkReferences(page, shown.includes(page) ? { ...site, idsOf } : site)),
      ...(shown.includes(page) ? await problemsIn(compiled(page)) : []),
    ];
    const found = all.map((page) =>
      isMarkdown(page.name) ? problemsOfMarkdown(page) : checkComponent(page),
    );
    const checked = hooks.map(({ check }) => check?.(served) ?? []);
    return (await Promise.all([...found, ...checked, checkAddresses(served, pages.root)]))
      .flat()
      .map(sourceOf);
  }

  const sourceOf = (problem: Problem) =>
    hooks.reduce((located, hook) => hook.sourceOf?.(located) ?? located, problem);

  const compiled = async (page: Page) =>
    isMarkdown(page.name) ? content?.compile(page) : undefined;

  const ids = new WeakMap<{ html: string }, Ids>();

  async function idsOf(page: Page): Promise<Ids | undefined> {
    const text = await compiled(page).catch((error) =>
      error instanceof PageProblems ? error : undefined,
    );
    if (!text) return undefined;
    const found = ids.get(text) ?? idsIn(text.html);
    ids.set(text, found);
    return found;
  }

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, requested) {
      const all = await pages.refresh();
      const shown = all.filter(({ file }) => requested.has(file));
      try {
        const found = (await problemsOf(all, all, shown)).filter(({ file }) => files.has(file));
        return inOrder([...siteProblems, ...found]).map(toError);
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
        ...(themeConfig ? checkThemeConfig({ routes, drafts }) : []),
        ...(themeConfig ? checkLinkedRoutes(routes) : []),
        ...(themeConfig ? checkDocsData(config.plugins) : []),
        // In development, the editor reports these problems.
        ...(themeConfig && isProduction ? checkTranslations(pathsIn(inProject('theme'))) : []),
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
