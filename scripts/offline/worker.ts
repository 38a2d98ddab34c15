import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { Build } from '../../sw/build';

const sources = path.resolve(import.meta.dirname, '../../sw');

/** What the worker is called in the built site. Readers' browsers remember this: never change it. */
export const WORKER_FILE = 'sw.js';

/**
 * Bundles a worker into the built site, with the bundler that makes the site itself.
 *
 * @param build what the worker shall serve; without one it is the worker that removes itself.
 * @throws where the bundler does.
 */
export async function bundleWorker(dist: string, build: Build | undefined): Promise<void> {
  const entry = path.join(sources, build ? 'worker.ts' : 'kill-switch.ts');
  const rsbuild = await createRsbuild({
    cwd: sources,
    config: {
      mode: 'production',
      logLevel: 'warn',
      source: {
        entry: { [path.parse(WORKER_FILE).name]: entry },
        define: build ? { __BUILD__: JSON.stringify(build) } : {},
        tsconfigPath: path.join(sources, 'tsconfig.json'),
      },
      output: {
        target: 'web-worker',
        distPath: { root: dist, js: '' },
        filename: { js: '[name].js' },
        filenameHash: false,
        cleanDistPath: false,
        copy: [],
        legalComments: 'none',
      },
      server: { publicDir: false },
      performance: { printFileSize: false },
      splitChunks: false,
    },
  });
  const { close } = await rsbuild.build();
  await close();
}
