import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { htmlFileOf, removeBase } from '../../theme/config/routes';
import { type Problem, placeAt, stopOn } from '../lib/problems';
import type { Site } from '../rspress/site';
import { crawlSite } from './crawl';

/**
 * Crawls the built site at the end of a production build. It only reads assets of the compilations, but no files that
 * other plugins write in the same hook.
 *
 * @throws SiteProblems with the source position of each problem
 */
export function pluginCrawl(
  site: Pick<Site, 'pages'> & Partial<Pick<Site, 'policy'>>,
): RspressPlugin {
  return {
    name: 'site:crawl',
    async afterBuild(
      { outDir = 'doc_build', base = '/', siteOrigin: origin = 'http://localhost' },
      isProduction,
    ) {
      if (!isProduction) return;
      const dir = path.resolve(outDir);
      const {
        findings,
        pages: crawled,
        references,
      } = crawlSite({ dir, base, origin, frames: site.policy?.frames });
      const all = await site.pages.refresh();
      const problems = findings.map(({ words, ...finding }): Problem => {
        const page = all.find(({ route }) => htmlFileOf(route) === finding.file);
        if (!page) return { ...finding, file: path.join(dir, finding.file) };
        const { file, source } = page;
        // Sources contain addresses without the base path, and links to other pages may be relative.
        const written = [words, removeBase(words ?? '', base), /#.+/.exec(words ?? '')?.[0]];
        const at = written
          .map((address) => (address ? source.indexOf(address) : -1))
          .find((index) => index >= 0);
        return { ...finding, file, ...(at !== undefined && placeAt(source, at)) };
      });
      stopOn('The built site has problems', grouped(problems));
      console.log(`crawled ${crawled.size} pages, ${references} addresses: no problems`);
    },
  };
}

/** Merges the same problem in several files, which usually comes from the theme. */
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
