import { readFile } from 'node:fs/promises';
import path from 'node:path';
// Not the whole package: its other half loads Rollup and Babel, which takes a second.
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { hashOf, type SiteFile } from '../../../sw/build';
import { WORKER_FILE } from './bundle-worker';

/**
 * The files of a built site that are not precached. All others are, so that new kinds of files work offline
 * by themselves; the limits of `npm run bench -- offline` tell when that gets too much.
 */
const NOT_PRECACHED = [
  // Documents: the app shell and the page's file of data make them again, from half the bytes.
  '**/*.html',
  // For crawlers, hosts and debuggers.
  '**/*.{md,xml,map}',
  '*.txt',
  '**/*.LICENSE.txt',
  '**/_*',
  '**/*.{conf,toml,yml,yaml}',
  'CNAME',
  '.*',
  'deploy/**',
  // Shown by operating systems and by other sites.
  'icon-*',
  'apple-touch-icon.png',
  'social-card.*',
  'screenshots/**',
  // For the site on which demos open as projects, which needs the network anyway, and for reading: the editor
  // of a demo shows the same files.
  'demos/**',
  // Rspress' search index, which this site does not use.
  'static/search_index.*',
  WORKER_FILE,
];

/** Size limit of a file, in bytes: readers have not asked for the download. */
const LARGEST_FILE = 2 * 1024 * 1024;

/**
 * Lists the files that are precached, each with its hash, and their size in bytes.
 *
 * @throws where a file is larger than 2 MiB.
 */
export async function precachedFiles(dist: string): Promise<{ files: SiteFile[]; bytes: number }> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: NOT_PRECACHED,
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
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
