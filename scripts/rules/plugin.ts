import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { findDuplicateRoutes } from './duplicate-routes';
import { checkFrontMatter } from './front-matter';
import { type Problem, SiteProblems } from './problems';
import { checkReferences } from './references';
import { checkDocsData, checkThemeConfig } from './theme-config';

export interface RulesOptions {
  pages: Pages;
  /** Whether to check the site's navigation against its pages. */
  themeConfig?: boolean;
  /** More checks of the pages, such as that of the live demos. */
  checks?: readonly ((pages: readonly Page[]) => Problem[] | Promise<Problem[]>)[];
}

/**
 * The rules that sources must keep. A production build stops before it compiles anything and says all
 * that is wrong; the development server says it and goes on.
 *
 * Register it after what generates pages and before what reads them.
 * @throws SiteProblems in production
 */
export function pluginRules({
  pages,
  themeConfig = true,
  checks = [],
}: RulesOptions): RspressPlugin {
  return {
    name: 'site:rules',
    async config(config, _utils, isProduction) {
      const all = await pages.refresh();
      const isServed = ({ data }: Page) => !(isProduction && data.draft === true);
      const served = all.filter(isServed);
      const routes = new Set(served.map(({ route }) => route));
      const drafts = all.filter((page) => !isServed(page)).map(({ route }) => route);
      const problems = [
        ...findDuplicateRoutes(served),
        ...all
          .filter(({ name }) => isMarkdown(name))
          .flatMap((page) => [
            ...checkFrontMatter(page),
            ...checkReferences(page, { root: pages.root, routes }),
          ]),
        ...(await Promise.all(checks.map((check) => check(served)))).flat(),
        ...(themeConfig ? checkThemeConfig({ routes: [...routes], drafts }) : []),
        ...(themeConfig ? checkDocsData(config.plugins) : []),
      ];
      report('The sources of the site have problems', problems, isProduction);
      return config;
    },
    routeGenerated(routes, isProduction) {
      // Once more: now there are also pages that other plugins have added without a file of their own.
      const found = routes.map(({ routePath, absolutePath, relativePath }) => ({
        route: routePath.length > 1 ? routePath.replace(/\/$/, '') : routePath,
        file: path.normalize(absolutePath),
        name: relativePath,
      }));
      report('The site has duplicate routes', findDuplicateRoutes(found), isProduction);
    },
  };
}

function report(title: string, problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems(title, problems);
  if (isProduction) throw error;
  logger.error(error.message);
}
