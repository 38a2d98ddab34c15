import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundleWorker } from './bundle-worker';
import { describeBuild } from './describe-build';
import type { SiteHead } from './html';

export interface OfflineOptions {
  /** What the head of the app shell says. */
  head: SiteHead;
  /** If false, the worker is the kill switch. */
  enabled: boolean;
}

/** Adds the service worker to a production build. */
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
