import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { stopOn } from '../problems';
import { crawlSite } from './crawl';
import { locate } from './locate';

/** Where the theme's addresses stand; its configuration is the likeliest place. */
export const THEME_FOLDERS = ['theme/config', 'theme'];

export interface CrawlPluginOptions {
  /** Folders to look in for addresses that pages get from the theme. */
  folders?: string[];
  /** Origin of the public site. Default: Rspress' `siteOrigin`. */
  origin?: string;
}

/**
 * Crawls the finished site at the end of a production build. Register it last and pass all plugins
 * through `inOrder`, so that it sees what the others have written.
 *
 * @throws SiteProblems with the source of everything that does not resolve
 */
export function pluginCrawl({
  folders = THEME_FOLDERS,
  origin,
}: CrawlPluginOptions = {}): RspressPlugin {
  const sources = new Map<string, string>();
  return {
    name: 'site:crawl',
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) sources.set(routePath, absolutePath);
    },
    afterBuild(config, isProduction) {
      if (!isProduction) return;
      const dir = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      const started = performance.now();
      const { findings, pages, references } = crawlSite({
        dir,
        base,
        origin: origin ?? config.siteOrigin ?? 'http://localhost',
      });
      const sourceOf = (route: string) => sources.get(route);
      stopOn('The finished site has problems', locate(findings, { dir, base, sourceOf, folders }));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`crawled ${pages} pages, ${references} addresses, all good (${seconds} s)`);
    },
  };
}
