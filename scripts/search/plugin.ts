import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { SEARCH_INDEX_FOLDER } from '../../theme/Search/location';
import { type ExtractedPage, extractPage } from './extract';
import { indexFiles } from './index-files';

/**
 * Builds the search index from the finished pages, so that it holds what the reader sees, generated tables
 * and all.
 *
 * @throws where no page has an article: then the index would be empty without anybody noticing.
 */
export function pluginSearch({ outDir }: { outDir: string }): RspressPlugin {
  return {
    name: 'search',
    afterBuild(_config, isProduction) {
      if (!isProduction) return;
      const pages = readPages(outDir);
      if (pages.length === 0) {
        throw new Error(`No page in ${outDir} has an <article>: there is nothing to search.`);
      }
      const folder = path.join(outDir, SEARCH_INDEX_FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of indexFiles(pages))
        writeFileSync(path.join(folder, name), content);
    },
  };
}

/** Every page of a built site that is to be found. */
export function readPages(outDir: string): ExtractedPage[] {
  return readdirSync(outDir, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .toSorted()
    .flatMap((file) => {
      const route = `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
      return extractPage(route, readFileSync(path.join(outDir, file), 'utf8')) ?? [];
    });
}
