import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { Content } from '../content/content';
import { isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { PageProblem } from '../content/problem';
import { pluginOwnErrors } from '../rspress/own-errors';
import { checkAnchors } from './anchors';
import { findDuplicateRoutes } from './duplicate-routes';
import { checkFrontMatter } from './front-matter';
import { type Problem, SiteProblems } from './problems';
import { checkReferences } from './references';
import { checkDocsData, checkThemeConfig } from './theme-config';

export interface RulesOptions {
  pages: Pages;
  /** Makes the text of a page; for the development server, which does not crawl the finished site. */
  content?: Pick<Content, 'compile'>;
  /** Whether to check the site's navigation against its pages. */
  themeConfig?: boolean;
  /** More checks of the pages, such as that of the live demos. */
  checks?: readonly ((pages: readonly Page[]) => Problem[] | Promise<Problem[]>)[];
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
  checks = [],
}: RulesOptions): RspressPlugin {
  /** What concerns no single page. An edit that mends it starts the development server anew. */
  let ofSite: Problem[] = [];

  /** What is wrong with the sources of pages. */
  async function ofPages(all: readonly Page[], served = all): Promise<Problem[]> {
    const routes = new Set(served.map(({ route }) => route));
    const drafts = new Set(all.map(({ route }) => route).filter((route) => !routes.has(route)));
    const site = { root: pages.root, routes, drafts };
    return [
      ...all
        .filter(({ name }) => isMarkdown(name))
        .flatMap((page) => [...checkFrontMatter(page), ...checkReferences(page, site)]),
      ...(await Promise.all(checks.map((check) => check(served)))).flat(),
    ];
  }

  /** What else a build would say of a page, when it compiles and crawls it. */
  async function ofCompiled(page: Page): Promise<Error[]> {
    if (!content || page.error || !isMarkdown(page.name)) return [];
    try {
      await content.compile(page);
    } catch (error) {
      if (error instanceof PageProblem) return [toError({ ...error, message: error.text })];
      return [error as Error];
    }
    return (await checkAnchors(page, pages.all(), content)).map(toError);
  }

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, asked) {
      const all = await pages.refresh();
      const shown = all.filter(({ file }) => asked.has(file));
      const found = (await ofPages(all)).filter(({ file }) => files.has(file));
      return [
        ...[...ofSite, ...found].map(toError),
        ...(await Promise.all(shown.map(ofCompiled))).flat(),
      ];
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
      ];
      const problems = [...ofSite, ...(await ofPages(all, served))];
      report('The sources of the site have problems', problems, isProduction);
      return config;
    },
    builderConfig: { plugins: [ownErrors] },
  };
}

/** A problem as the bundler reports errors: its place becomes a link to the editor. */
const toError = ({ file, line = 1, message, remedy }: Problem): Error =>
  Object.assign(new Error(`${message}\n${remedy}`), { file: `${file}:${line}:1` });

function report(title: string, problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems(title, problems);
  if (isProduction) throw error;
  logger.error(error.message);
}
