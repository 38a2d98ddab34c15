import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundleWorker } from './bundle-worker';
import { describeBuild } from './describe-build';

export interface OfflineOptions {
  /** The document that any page opens in; asked for when the site is finished. */
  shell(): string;
  /** If false, the worker is the kill switch. */
  enabled: boolean;
}

/** Adds the service worker to a production build. */
export function pluginOffline({ shell, enabled }: OfflineOptions): RspressPlugin {
  return {
    name: 'offline',
    builderConfig: {
      source: { define: { 'import.meta.env.OFFLINE': JSON.stringify(enabled) } },
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dist = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      const build = enabled ? await describeBuild(dist, base, shell()) : undefined;
      await bundleWorker(dist, build);
    },
  };
}
