import path from 'node:path';
import { build } from 'esbuild';
import type { Build } from '../../../sw/build';
import { inProject } from '../../lib/paths';

/** The worker's file in the built site. Never change it: browsers have registered it under this name. */
export const WORKER_FILE = 'sw.js';

/**
 * Bundles the service worker into a built site.
 *
 * @param site the build that the worker serves; without one, the kill switch is bundled
 * @throws on errors in the worker's sources
 */
export async function bundleWorker(dist: string, site: Build | undefined): Promise<void> {
  await build({
    entryPoints: [inProject('sw', site ? 'worker.ts' : 'kill-switch.ts')],
    outfile: path.join(dist, WORKER_FILE),
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', __BUILD__: JSON.stringify(site ?? null) },
  });
}
