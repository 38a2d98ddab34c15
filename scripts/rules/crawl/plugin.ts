import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { htmlFileOf, removeBase } from '../../../theme/config/routes';
import type { Pages } from '../../content/pages';
import { type Problem, placeAt, stopOn } from '../../lib/problems';
import { crawlSite } from './crawl';

/**
 * Crawls the finished site at the end of a production build. What it reads are assets of the compilations, not
 * what other plugins write at the same time.
 *
 * @throws SiteProblems with the source of everything that does not resolve
 */
export function pluginCrawl({ pages }: { pages: Pages }): RspressPlugin {
  return {
    name: 'site:crawl',
    async afterBuild(
      { outDir = 'doc_build', base = '/', siteOrigin: origin = 'http://localhost' },
      isProduction,
    ) {
      if (!isProduction) return;
      const dir = path.resolve(outDir);
      const { findings, pages: crawled, references } = crawlSite({ dir, base, origin });
      const all = await pages.refresh();
      const problems = findings.map(({ words, ...finding }): Problem => {
        const page = all.find(({ route }) => htmlFileOf(route) === finding.file);
        if (!page) return { ...finding, file: path.join(dir, finding.file) };
        const { file, source } = page;
        // Writers write addresses without base, and those of pages beside theirs in their own way.
        const written = [words, removeBase(words ?? '', base), /#.+/.exec(words ?? '')?.[0]];
        const at = written
          .map((one) => (one ? source.indexOf(one) : -1))
          .find((found) => found >= 0);
        return { ...finding, file, ...(at !== undefined && placeAt(source, at)) };
      });
      stopOn('The finished site has problems', grouped(problems));
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
