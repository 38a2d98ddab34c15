import { readFile } from 'node:fs/promises';
import path from 'node:path';
// Not the whole package: its other half loads Rollup and Babel, which takes a second.
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { hashOf, type SiteFile } from '../../sw/build';

/**
 * What of a built site is not stored on readers' devices. Everything else is, so that a new kind of
 * file works offline without anybody thinking of it; the budgets notice where that costs too much.
 */
const NOT_STORED = [
  // Pages: the shell and each page's script make them again, from half the bytes.
  '**/*.html',
  // Read by machines, by hosts, by shops for apps, by debuggers and by nobody.
  '**/*.{md,xml,map}',
  '*.txt',
  '**/*.LICENSE.txt',
  '**/_*',
  '**/*.{conf,toml,yml,yaml}',
  'CNAME',
  '.*',
  'deploy/**',
  // Shown by systems and by other sites, not by a page.
  'icon-*',
  'apple-touch-icon.png',
  'social-card.*',
  'screenshots/**',
  // For the site on which demos open as projects; it needs the network itself.
  'demos/*.json',
  // Rspress' own search index: the site has another one.
  'static/search_index.*',
  // The worker itself.
  'sw.js',
];

/** Larger files than this do not belong into a copy that nobody asked for; in bytes. */
const LARGEST_FILE = 2 * 1024 * 1024;

/**
 * Lists the files that make the site work without a network, each with the hash of its bytes.
 *
 * @throws where a file is too large to be stored on every reader's device.
 */
export async function filesOf(dist: string): Promise<{ files: SiteFile[]; bytes: number }> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: NOT_STORED,
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
  });
  if (warnings.length > 0) {
    throw new Error(
      `The site cannot be stored for reading offline:\n  ${warnings.join('\n  ')}\nMake the file smaller, or name it among NOT_STORED in scripts/offline/files.ts.`,
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
