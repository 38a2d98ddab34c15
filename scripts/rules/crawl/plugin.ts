import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { stopOn } from '../problems';
import { crawlSite } from './crawl';
import { locate } from './locate';

/**
 * Crawls the finished site at the end of a production build. What it reads are assets of the compilations, not
 * what other plugins write at the same time.
 *
 * @throws SiteProblems with the source of everything that does not resolve
 */
export function pluginCrawl(): RspressPlugin {
  const sources = new Map<string, string>();
  return {
    name: 'site:crawl',
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) sources.set(routePath, absolutePath);
    },
    afterBuild(
      { outDir = 'doc_build', base = '/', siteOrigin: origin = 'http://localhost' },
      isProduction,
    ) {
      if (!isProduction) return;
      const dir = path.resolve(outDir);
      const { findings, pages, references } = crawlSite({ dir, base, origin });
      const sourceOf = (route: string) => sources.get(route);
      stopOn('The finished site has problems', locate(findings, { dir, base, sourceOf }));
      console.log(`crawled ${pages} pages, ${references} addresses, all good`);
    },
  };
}
