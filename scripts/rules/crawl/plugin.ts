import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { htmlFileOf, routeOfHtmlFile } from '../../../theme/config/routes';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { type Problem, stopOn } from '../problems';
import { checkReferences } from '../references';
import { crawlSite } from './crawl';

/**
 * Crawls the finished site at the end of a production build. What it reads are assets of the compilations, not
 * what other plugins write at the same time.
 *
 * @throws SiteProblems with the source of everything that does not resolve
 */
export function pluginCrawl(pages: Pages): RspressPlugin {
  return {
    name: 'site:crawl',
    async afterBuild(
      { outDir = 'doc_build', base = '/', siteOrigin: origin = 'http://localhost' },
      isProduction,
    ) {
      if (!isProduction) return;
      const dir = path.resolve(outDir);
      const { findings, pages: crawled, references } = crawlSite({ dir, base, origin });
      const idsIn = ({ route }: Page) => crawled.get(htmlFileOf(route))?.ids;
      const served = (await pages.refresh()).filter(idsIn);
      const site = {
        root: pages.root,
        pages: served,
        drafts: [],
        idsOf: async (page: Page) => idsIn(page),
      };
      const problems = (
        await Promise.all(served.map((page) => checkReferences(page, site)))
      ).flat();
      // What a writer wrote is found again in what became of it.
      const told = new Set(problems.map(({ file }) => file));
      const sourceOf = (file: string) =>
        served.find(({ route }) => route === routeOfHtmlFile(file))?.file ?? path.join(dir, file);
      const others = findings.map((finding) => ({ ...finding, file: sourceOf(finding.file) }));
      problems.push(...grouped(others.filter(({ file }) => !told.has(file))));
      stopOn('The finished site has problems', problems);
      console.log(`crawled ${crawled.size} pages, ${references} addresses, all good`);
    },
  };
}

/** What several files share, because it comes from the theme, becomes one problem. */
function grouped(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.message} ${problem.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (in ${others.length + 1} files)` };
  });
}
