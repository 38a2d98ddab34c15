import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { Content } from '../content/content';
import { isMarkdown, type Page } from '../content/page';
import type { Pages } from '../content/pages';
import { PageProblem } from '../content/problem';
import { pluginOwnErrors } from '../rspress/own-errors';
import { readPage } from './crawl/page';
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

  /**
   * What is wrong with the sources of pages.
   *
   * @param shown those of them whose anchors are looked at: the text of the pages that they lead to is made for it
   */
  async function ofPages(
    all: readonly Page[],
    served = all,
    shown: readonly Page[] = [],
  ): Promise<Problem[]> {
    const drafts = all.filter((page) => !served.includes(page));
    const site = { root: pages.root, pages: served, drafts };
    const found = all
      .filter(({ name }) => isMarkdown(name))
      .map(async (page) => [
        ...checkFrontMatter(page),
        ...(await checkReferences(page, shown.includes(page) ? { ...site, idsOf } : site)),
      ]);
    const checked = checks.map((check) => check(served));
    return (await Promise.all([...found, ...checked])).flat();
  }

  /** What becomes of a page that can be read. */
  const compiled = async (page: Page) =>
    page.error || !isMarkdown(page.name) ? undefined : content?.compile(page);

  /** Of a page that does not compile it is said elsewhere. */
  const idsOf = (page: Page) =>
    compiled(page).then(
      (text) => text && readPage(text.html).ids,
      () => undefined,
    );

  /** What keeps a page from being compiled, as it would stop a build. */
  const errorsOf = (page: Page): Promise<Error[]> =>
    compiled(page).then(
      () => [],
      (error) =>
        error instanceof PageProblem ? [toError({ ...error, message: error.text })] : [error],
    );

  const ownErrors = pluginOwnErrors('site:rules', {
    async find(files, asked) {
      const all = await pages.refresh();
      const shown = all.filter(({ file }) => asked.has(file));
      const found = (await ofPages(all, all, shown)).filter(({ file }) => files.has(file));
      return [
        ...[...ofSite, ...found].map(toError),
        ...(await Promise.all(shown.map(errorsOf))).flat(),
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
