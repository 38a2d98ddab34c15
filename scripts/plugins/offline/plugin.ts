import path from 'node:path';
import { asIsland } from '../../content/components/component';
import type { SitePlugin } from '../../rspress/site';
import { bundleWorker } from './bundle-worker';
import { describeBuild } from './describe-build';

/** `OFFLINE=off npm run build` replaces the worker with the kill switch. */
const enabled = process.env.OFFLINE !== 'off';

/** Adds the service worker to a production build. */
export const offline: SitePlugin = {
  name: 'offline',
  addresses: ['/offline'],
  setup: (site) => ({
    components: { OfflinePanel: asIsland('OfflinePanel') },
    rspress: {
      name: 'offline',
      builderConfig: {
        source: { define: { 'import.meta.env.OFFLINE': JSON.stringify(enabled) } },
      },
      async afterBuild(config, isProd) {
        if (!isProd) return;
        const dist = path.resolve(config.outDir ?? 'doc_build');
        const base = config.base ?? '/';
        const isLast = (file: string) =>
          site.hooks.some(({ precacheLast }) => precacheLast?.(file));
        const frames = Object.keys(site.frames);
        const build = enabled
          ? await describeBuild(dist, base, site.shell, frames, isLast)
          : undefined;
        await bundleWorker(dist, build);
      },
    },
  }),
};
