import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { describeBuild } from './describe';
import type { SiteHead } from './html';
import { bundleWorker } from './worker';

export interface OfflineOptions {
  /** What a page's head says until the page has set its own. */
  head: SiteHead;
  /** Switched off, the build puts a worker in place that removes itself and all that is stored. */
  enabled: boolean;
}

/** Makes the site readable without a network: adds the service worker to the build. */
export function pluginOffline({ head, enabled }: OfflineOptions): RspressPlugin {
  return {
    name: 'offline',
    builderConfig: {
      source: { define: { 'import.meta.env.OFFLINE': JSON.stringify(enabled) } },
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      const build = enabled ? await describeBuild(dist, base, head) : undefined;
      await bundleWorker(dist, build);
    },
  };
}
