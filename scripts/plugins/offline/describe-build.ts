import { readFile } from 'node:fs/promises';
import path from 'node:path';
// The package's main entry point also loads Rollup and Babel, which takes a second.
import { getManifest } from 'workbox-build/build/get-manifest.js';
import { BUILD_FORMAT, type Build, hashOf, type SiteFile } from '../../../sw/build';
import { contentTypeOf, UNKNOWN_TYPE } from '../../../sw/content-types';
import { cleanPath } from '../../../sw/urls';
import { HASHED_FOLDER, headersOf, readHeaders, unhashedFiles } from '../../host/rules';
import { filesIn } from '../../lib/files';
import { essentialsOf, loadedBy } from '../../lib/html';
import { WORKER_CODE, WORKER_FILE } from './bundle-worker';
import { PACKS_FOLDER, writePacks } from './packs';

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
  // Used by operating systems and other sites. Browsers load one icon with each page of an installed app.
  'icon-!(192).png',
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

/** The Markdown copies of pages are for other programs. Other Markdown files are for readers. */
const markdownCopies = (dist: string) =>
  filesIn(dist, '.html').map((name) => name.replace(/html$/, 'md'));

/** @throws if a file is larger than 2 MiB, or has an unknown type */
async function precachedFiles(dist: string): Promise<{ files: SiteFile[]; bytes: number }> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: [...NOT_PRECACHED, ...markdownCopies(dist)],
    maximumFileSizeToCacheInBytes: MAX_FILE_SIZE,
  });
  if (warnings.length > 0) {
    throw new Error(
      `The site cannot be precached:\n  ${warnings.join('\n  ')}\nMake the file smaller, or add it to NOT_PRECACHED in scripts/plugins/offline/describe-build.ts.`,
    );
  }
  const paths = manifestEntries.map(({ url }) => url).sort();
  const untyped = paths.filter((file) => contentTypeOf(file) === UNKNOWN_TYPE);
  if (untyped.length > 0) {
    throw new Error(
      `The worker does not know the type of ${untyped.join(', ')}. Add it to sw/content-types.ts.`,
    );
  }
  const files = await Promise.all(
    paths.map(async (file): Promise<SiteFile> => {
      const bytes = await readFile(path.join(dist, file));
      return [file, await hashOf(new Uint8Array(bytes))];
    }),
  );
  return { files, bytes: size };
}

/** Not a route, because hosts serve it for unknown paths. */
const NOT_FOUND = '404.html';

/**
 * Describes a built site for its worker: the files to precache, and which of them each page needs. It reads the
 * finished folder, so the description always matches the served files. Adds packs of files to the folder.
 *
 * @param base path under which the site is served, with a slash at both ends
 * @param shell the app shell, an HTML document
 * @param embeddedNames documents that pages embed, without `.html`
 * @throws if the app shell loads a file that is not in the build, or browsers would keep a file that may change
 */
export async function describeBuild(
  dist: string,
  base: string,
  shell: string,
  embeddedNames: readonly string[] = [],
): Promise<Build> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const pathOf = (address: string) => (address.startsWith(base) ? address.slice(base.length) : '');
  const rules = readHeaders(await read('_headers'));
  const unhashed = unhashedFiles(filesIn(dist), base, rules);
  if (unhashed.length > 0) {
    throw new Error(
      `Browsers would keep ${unhashed.join(', ')} for a year. Add a hash to the name, or move the file out of ${HASHED_FOLDER}.`,
    );
  }
  const headersFor = (route: string) => {
    // The browser does not cache documents that the worker creates.
    const { 'Cache-Control': _, ...headers } = headersOf(base + route, rules);
    return headers;
  };
  const { scripts, styles } = essentialsOf(shell);
  const essentials = [...scripts, ...styles].map(pathOf);

  const { files, bytes } = await precachedFiles(dist);
  for (const file of essentials) {
    if (!files.some(([name]) => name === file)) {
      throw new Error(`The app shell loads ${base}${file}, which is not in ${dist}.`);
    }
  }
  const isEssential = ([name]: SiteFile) => essentials.includes(name);
  const ordered = [...files.filter(isEssential), ...files.filter((file) => !isEssential(file))];
  const packs = await writePacks(dist, ordered);
  const indices = new Map(ordered.map(([name], i) => [name, i]));

  const routes: Record<string, number[]> = {};
  for (const page of filesIn(dist, '.html')) {
    if (page === NOT_FOUND) continue;
    const route = cleanPath(`/${page}`).slice(1);
    if (embeddedNames.includes(route)) continue;
    routes[route] = loadedBy(await read(page))
      .map((address) => indices.get(pathOf(address)) ?? -1)
      .filter((i) => i >= essentials.length);
  }
  const embedded: Build['embedded'] = {};
  for (const name of embeddedNames) {
    embedded[name] = { html: await read(`${name}.html`), headers: headersFor(name) };
  }
  const build = {
    files: ordered,
    essentials: essentials.length,
    bytes,
    packs,
    routes,
    headers: headersFor(''),
    embedded,
    shell,
    scripts: scripts.map(pathOf),
  };
  const id = await hashOf(new TextEncoder().encode(JSON.stringify(build)));
  return { format: BUILD_FORMAT, id: id.slice(0, 10), ...build };
}
