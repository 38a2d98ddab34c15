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
import { checkAddresses } from './addresses';
import { checkComponent, checkTranslations } from './code';
import { readPage } from './crawl/page';
import { findDuplicateRoutes } from './duplicate-routes';
import { checkFrontMatter } from './front-matter';
import { checkReferences } from './references';
import { checkDocsData, checkThemeConfig } from './theme-config';

export interface RulesOptions {
  pages: Pages;
  /** Makes the text of a page. */
  content?: Pick<Content, 'compile'>;
  /** Whether to check the site's navigation against its pages. */
  themeConfig?: boolean;
  /** What plugins check. */
  hooks?: readonly Pick<SiteHooks, 'check' | 'sourceOf'>[];
}

/**
 * The rules that sources must keep. A production build stops before it compiles anything and says all
 * that is wrong. The development server says it and goes on; what is wrong with a page that the browser
 * shows stands over it, until it is mended.
 *
 * Register it after what generates pages and before what reads them.
 * @throws SiteProblems in production
 */
export function pluginRules({
  pages,
  content,
  themeConfig = true,
  hooks = [],
}: RulesOptions): RspressPlugin {
  /** What concerns no single page. An edit that mends it starts the development server anew. */
  let ofSite: Problem[] = [];

  /**
   * What is wrong with the sources of pages.
   *
   * @param shown those of them that are compiled, and whose anchors are looked at
   */
  async function ofPages(
    all: readonly Page[],
    served = all,
    shown: readonly Page[] = [],
  ): Promise<Problem[]> {
    const drafts = all.filter((page) => !served.includes(page));
    const site = { root: pages.root, pages: served, drafts };
    const ofText = async (page: Page) => [
      ...page.mistakes.map((mistake): Problem => ({ file: page.file, ...mistake })),
      ...checkFrontMatter(page),
      ...(await checkReferences(page, shown.includes(page) ? { ...site, idsOf } : site)),
      ...(shown.includes(page) ? await problemsIn(compiled(page)) : []),
    ];
    const found = all.map((page) => (isMarkdown(page.name) ? ofText(page) : checkComponent(page)));
    const checked = hooks.map(({ check }) => check?.(served) ?? []);
    const problems = (await Promise.all([...found, ...checked])).flat();
    return [...problems, ...checkAddresses(served, pages.root)].map(sourceOf);
  }

  const sourceOf = (problem: Problem) =>
    hooks.reduce((told, hook) => hook.sourceOf?.(told) ?? told, problem);

  const compiled = async (page: Page) =>
    isMarkdown(page.name) ? content?.compile(page) : undefined;

  const ids = new WeakMap<{ html: string }, ReadonlyMap<string, unknown>>();

  async function idsOf(page: Page): Promise<ReadonlyMap<string, unknown> | undefined> {
    const text = await compiled(page).catch((error) =>
      error instanceof PageProblems ? error : undefined,
    );
    if (!text) return undefined;
    const found = ids.get(text) ?? readPage(text.html).ids;
    ids.set(text, found);
    return found;
  }

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, asked) {
      const all = await pages.refresh();
      const shown = all.filter(({ file }) => asked.has(file));
      try {
        const found = (await ofPages(all, all, shown)).filter(({ file }) => files.has(file));
        return inOrder([...ofSite, ...found]).map(toError);
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
      ofSite = [
        ...findDuplicateRoutes(served),
        ...(themeConfig ? checkThemeConfig({ routes, drafts }) : []),
        ...(themeConfig ? checkDocsData(config.plugins) : []),
        // While one is being written, the compiler of the editor says so.
        ...(themeConfig && isProduction ? checkTranslations(pathsIn(inProject('theme'))) : []),
      ];
      const problems = await ofPages(all, served, isProduction ? served : []);
      report([...ofSite, ...problems], isProduction);
      return config;
    },
    builderConfig: { plugins: [ownErrors] },
  };
}

function report(problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems('The sources of the site have problems', problems);
  if (isProduction) throw error;
  logger.error(error.message);
}
