import type { RspressPlugin } from '@rspress/core';
import { pageOfContent } from '../markdown/pageContent';

/** Length of the hashes in file names of pages' code: 32 bits tell the versions of one page apart. */
const PAGE_HASH_LENGTH = 8;

/** Chunks whose styles must be there at first paint: the start and the pages, not what loads on use. */
const isPageChunk = (chunk: { name?: string; canBeInitial(): boolean }) =>
  chunk.canBeInitial() || /^route-/.test(chunk.name ?? '');

/**
 * Cuts the browser code so that an edit changes as few files as possible:
 *
 * - `runtime`: Rspack's own, with the list of page files. The only file in the first load that changes
 *   when one page's text changes.
 * - `react`: changes with React. All styles of pages stand beside it, so that no page needs a
 *   stylesheet of its own and nothing flashes.
 * - `index`: theme and Rspress' runtime.
 * - one chunk for each page, and one for the content of a long one, named by number and hash. The number
 *   comes from the page: from the content, it could meet that of another file, and change its name as well.
 */
export function pluginChunks(): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment, isProd }) {
          if (environment.name !== 'web' || !isProd) return;
          chain.optimization.runtimeChunk({ name: 'runtime' });
          chain.optimization.splitChunks({
            chunks: 'async',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              react: {
                name: 'react',
                chunks: 'all',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                enforce: true,
              },
              content: {
                name: (module) => `content-${pageOfContent(module.identifier())}`,
                test: (module) => pageOfContent(module.identifier()) !== undefined,
                enforce: true,
              },
              styles: {
                name: 'react',
                chunks: isPageChunk,
                type: 'css/mini-extract',
                enforce: true,
                priority: 1,
              },
            },
          });
          chain.output.chunkFilename(`static/js/async/[id].[contenthash:${PAGE_HASH_LENGTH}].js`);
        },
      },
    },
  };
}
