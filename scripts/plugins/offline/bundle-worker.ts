import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { type Build, hashOf } from '../../../sw/build';
import { CACHE_PREFIX } from '../../../sw/cache-names';
import { TRUSTED_TYPES } from '../../../theme/config/constants';
import { inProject } from '../../lib/paths';

/** Never change it, because browsers have registered the worker under this name. */
export const WORKER_FILE = 'sw.js';

/** Path of the worker's code, without its hash and `.js`. */
export const WORKER_CODE = `static/${CACHE_PREFIX}-worker`;

/** `sw.js` describes the site and imports the code, which an edit keeps. Without a site, it is the kill switch. */
export async function bundleWorker(dist: string, site: Build | undefined): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inProject('sw', site ? 'worker.ts' : 'kill-switch.ts')],
    write: false,
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  if (!site) return writeFile(path.join(dist, WORKER_FILE), code);

  const file = `${WORKER_CODE}.${await hashOf(new TextEncoder().encode(code))}.js`;
  await mkdir(path.join(dist, path.dirname(file)), { recursive: true });
  await writeFile(path.join(dist, file), code);
  await writeFile(
    path.join(dist, WORKER_FILE),
    `const __BUILD__=${JSON.stringify(site)};
self.trustedTypes?.createPolicy("${TRUSTED_TYPES.scripts}",{createScriptURL:(url)=>url});
importScripts("${file}");
`,
  );
}

/** @throws if the site has no worker, or only the kill switch */
export async function readBuild(dist: string): Promise<Build> {
  const worker = await readFile(path.join(dist, WORKER_FILE), 'utf8');
  const [, build] = /^const __BUILD__=(.*);$/m.exec(worker) ?? [];
  if (build === undefined) throw new Error(`The worker in ${dist} does not describe a build.`);
  return JSON.parse(build);
}
