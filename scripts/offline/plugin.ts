import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { describeBuild } from './describe';
import { bundleWorker } from './worker';

export interface OfflineOptions {
  /** Title of the site: what a page is called until it has set its own. */
  title: string;
  /** Switched off, the build puts a worker in place that removes itself and all that is stored. */
  enabled: boolean;
}

/** Makes the site readable without a network: adds the service worker to the build. */
export function pluginOffline({ title, enabled }: OfflineOptions): RspressPlugin {
  return {
    name: 'offline',
    builderConfig: {
      source: { define: { 'import.meta.env.OFFLINE': JSON.stringify(enabled) } },
      tools: {
        rspack: (_config, { addRules }) => {
          // Rspress hydrates every page. The shell has nothing to hydrate, it is rendered.
          addRules({
            test: /[\\/]ssrClientEntry\.js$/,
            resolve: {
              alias: { 'react-dom/client': path.resolve('sw/client/hydrateOrRender.ts') },
            },
          });
        },
      },
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      const build = enabled ? await describeBuild(dist, base, title) : undefined;
      await bundleWorker(dist, build);
    },
  };
}
