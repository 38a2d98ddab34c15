import { readFile } from 'node:fs/promises';
import path from 'node:path';
// The package's main entry point also loads Rollup and Babel, which takes a second.
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { hashOf, type SiteFile } from '../../../sw/build';
import { filesIn } from '../../lib/files';
import { WORKER_CODE, WORKER_FILE } from './bundle-worker';
import { PACKS_FOLDER } from './packs';

/**
 * Files of a built site that are not precached. All other files are, so that new kinds of files work offline
 * automatically. `npm run bench -- offline` fails when they become too large.
 */
const NOT_PRECACHED = [
  // Documents. The app shell renders pages from their data files, which are half the size.
  '**/*.html',
  // Styles of stills in documents. For data files, the styles are in `demo-stills.json`.
  'static/css/demo-still.*',
  // For crawlers, hosts and debuggers.
  '**/*.{xml,map}',
  '*.txt',
  '**/*.LICENSE.txt',
  '**/_*',
  '**/*.{conf,toml,yml,yaml}',
  'CNAME',
  '.*',
  'deploy/**',
  // Used by operating systems and other sites.
  'icon-*',
  'apple-touch-icon.png',
  'social-card.*',
  'screenshots/**',
  // Complete projects for StackBlitz, which needs the network anyway. The demo editor has the same sources.
  'demos/**',
  // Rspress's search index, which this site does not use.
  'static/search_index.*',
  // The worker stores the files in the packs instead.
  `${PACKS_FOLDER}/**`,
  // Browsers store these files with the registration.
  WORKER_FILE,
  `${WORKER_CODE}.*`,
];

/** Maximum size of a precached file in bytes, because readers did not ask for the download. */
const MAX_FILE_SIZE = 2 * 1024 * 1024;

/** Returns the Markdown copies of pages, which are for other programs. Other Markdown files are for readers. */
const markdownCopies = (dist: string) =>
  filesIn(dist, '.html').map((name) => name.replace(/html$/, 'md'));

/**
 * Lists the files that are precached, each with its hash, and their size in bytes.
 *
 * @throws if a file is larger than 2 MiB
 */
export async function precachedFiles(dist: string): Promise<{ files: SiteFile[]; bytes: number }> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: [...NOT_PRECACHED, ...markdownCopies(dist)],
    maximumFileSizeToCacheInBytes: MAX_FILE_SIZE,
  });
  if (warnings.length > 0) {
    throw new Error(
      `The site cannot be precached:\n  ${warnings.join('\n  ')}\nMake the file smaller, or add it to NOT_PRECACHED in scripts/plugins/offline/precached-files.ts.`,
    );
  }
  const paths = manifestEntries.map(({ url }) => url).sort();
  const files = await Promise.all(
    paths.map(async (file): Promise<SiteFile> => {
      const bytes = await readFile(path.join(dist, file));
      return [file, await hashOf(new Uint8Array(bytes))];
    }),
  );
  return { files, bytes: size };
}
