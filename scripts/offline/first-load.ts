import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';

const OFFLINE = path.resolve(import.meta.dirname, '../../theme/Offline');

/** What the frame of the site imports of the offline part; the rest loads when the page is at rest. */
const FIRST_LOAD = ['OfflineSlot', 'OfflineMark', 'StandaloneNav', 'hydrateOrRender'];

/** What the first load has anyway. */
const SHARED = /^(?:react|react-dom|@rspress\/core)(?:\/|$)|^\.\.\/(?:runtime|Icon)\//;

/**
 * Size in bytes, gzipped, of the page-side code for reading offline that is part of the first load: a
 * bundle of it, less what a bundle that only loads the rest on use would have for a frame.
 */
export async function firstLoadSize(): Promise<number> {
  const imports = FIRST_LOAD.map(
    (name, i) => `import * as part${i} from ${JSON.stringify(path.join(OFFLINE, name))};`,
  );
  const uses = FIRST_LOAD.map((_, i) => `part${i}`);
  const rest = `import(${JSON.stringify(path.join(OFFLINE, 'Notices'))});`;
  // Without a use the bundler would leave the parts out.
  const whole = await bundleSize(`${imports.join('\n')}\nself.parts = [${uses}];`);
  return whole - (await bundleSize(rest));
}

async function bundleSize(code: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offline-first-load-'));
  try {
    const entry = path.join(folder, 'entry.ts');
    await writeFile(entry, code);
    const rsbuild = await createRsbuild({
      cwd: path.dirname(OFFLINE),
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { index: { import: entry, html: false } } },
        output: {
          distPath: { root: path.join(folder, 'out'), js: '' },
          filename: { js: '[name].js' },
          filenameHash: false,
          legalComments: 'none',
          externals: [
            ({ request = '' }, done) => (SHARED.test(request) ? done(undefined, 'x') : done()),
          ],
        },
        tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
        performance: { printFileSize: false },
        splitChunks: false,
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return gzipSync(await readFile(path.join(folder, 'out/index.js')), { level: 9 }).length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
