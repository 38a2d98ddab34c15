import path from 'node:path';
import { withoutCopy } from '../../content/components';
import { emitFiles } from '../../rspress/emit-files';
import type { SitePlugin } from '../../rspress/site';
import { appManifest, manifestFile } from './app-manifest';
import { bundleWorker } from './bundle-worker';
import { describeBuild } from './describe-build';

/** Makes the site installable, and adds the service worker to a production build. */
export const offline: SitePlugin = {
  name: 'offline',
  chunks: { sharedIn: { offline: ['island-offline'] } },
  setup(site) {
    // `OFFLINE=off npm run build` replaces the worker with the kill switch.
    const enabled = process.env.OFFLINE !== 'off';
    return {
      head: {
        tags: [`<link rel="manifest" href="${site.address.base}${manifestFile}">`],
      },
      components: { OfflinePanel: withoutCopy() },
      rspress: {
        name: 'offline',
        builderConfig: {
          plugins: [
            emitFiles('site:app-manifest', 'documents', async () => {
              return [[manifestFile, JSON.stringify(appManifest(site.address.base))]];
            }),
          ],
          source: { define: { 'import.meta.env.OFFLINE': JSON.stringify(enabled) } },
        },
        async afterBuild(config, isProd) {
          if (!isProd) return;
          const dist = path.resolve(config.outDir ?? 'doc_build');
          const base = config.base ?? '/';
          const frames = Object.keys(site.policy.frames);
          const build = enabled ? await describeBuild(dist, base, site.shell, frames) : undefined;
          await bundleWorker(dist, build);
        },
      },
    };
  },
};
