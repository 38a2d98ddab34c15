import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { findDuplicateRoutes } from './duplicate-routes';
import { checkFrontMatter } from './front-matter';
import { readFrontMatter, readPages } from './pages';
import { type Problem, SiteProblems } from './problems';
import { checkReferences } from './references';
import { checkDocsData, checkThemeConfig } from './theme-config';

export interface RulesOptions {
  /** Whether to check the site's navigation against its pages. */
  themeConfig?: boolean;
}

/**
 * The rules that sources must keep. A production build stops before it compiles anything and says all
 * that is wrong; the development server says it and goes on.
 *
 * Register it after what generates pages and before what reads them.
 * @throws SiteProblems in production
 */
export function pluginRules(options: RulesOptions = {}): RspressPlugin {
  return {
    name: 'site:rules',
    async config(config, _utils, isProduction) {
      const root = path.resolve(config.root ?? 'docs');
      const problems = await checkSources(root, isProduction, options);
      if (options.themeConfig !== false) problems.push(...checkDocsData(config.plugins));
      report('The sources of the site have problems', problems, isProduction);
      // Anchors are checked in the finished site, with the line that names them; Rspress names no line.
      config.markdown = {
        ...config.markdown,
        link: { ...config.markdown?.link, checkAnchors: !isProduction },
      };
      return config;
    },
    routeGenerated(routes, isProduction) {
      // Once more: now there are also pages that other plugins have added without a file of their own.
      const pages = routes.map(({ routePath, absolutePath, relativePath }) => ({
        route: routePath.length > 1 ? routePath.replace(/\/$/, '') : routePath,
        file: absolutePath,
        name: relativePath,
      }));
      report('The site has duplicate routes', findDuplicateRoutes(pages), isProduction);
    },
  };
}

function report(title: string, problems: readonly Problem[], isProduction: boolean): void {
  if (problems.length === 0) return;
  const error = new SiteProblems(title, problems);
  if (isProduction) throw error;
  logger.error(error.message);
}

/** Everything that is wrong with the sources. Drafts are looked at, but lead nowhere in production. */
async function checkSources(
  root: string,
  isProduction: boolean,
  { themeConfig = true }: RulesOptions,
): Promise<Problem[]> {
  const pages = readPages(root).map((page) => ({
    ...page,
    frontMatter: readFrontMatter(page.source),
  }));
  const served = pages.filter(
    ({ frontMatter }) =>
      !(isProduction && 'data' in frontMatter && frontMatter.data.draft === true),
  );
  const routes = new Set(served.map(({ route }) => route));
  const problems = findDuplicateRoutes(served);
  for (const page of pages) {
    problems.push(...checkFrontMatter(page, page.frontMatter));
    problems.push(...checkReferences(page, { root, routes }));
  }
  if (themeConfig) {
    const drafts = pages.filter((page) => !served.includes(page)).map(({ route }) => route);
    problems.push(...checkThemeConfig({ routes: [...routes], drafts }));
  }
  return problems;
}
