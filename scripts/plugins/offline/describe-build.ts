import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FORMAT, type Build, hashOf, type SiteFile } from '../../../sw/build';
import { cleanPath } from '../../../sw/urls';
import { headersOf, readHeaders, readMoved } from '../../host/rules';
import { filesIn } from '../../lib/files';
import { essentialsOf, loadedBy } from '../../lib/html';
import { writePacks } from './packs';
import { precachedFiles } from './precached-files';

/** Not a route, because hosts serve it for unknown paths. */
const NOT_FOUND = '404.html';

/**
 * Describes a built site for its worker: the files to precache, and which of them each page needs. It reads the
 * finished folder, so the description always matches the served files. Adds packs of files to the folder.
 *
 * @param base path under which the site is served, with a slash at both ends
 * @param shell the app shell, an HTML document
 * @param embeddedNames documents that pages embed, without `.html`
 * @throws if the app shell loads a file that is not in the build
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

  const moved: Record<string, string> = {};
  for (const [from, to] of readMoved(await read('_redirects'))) moved[pathOf(from)] = pathOf(to);
  const routes: Record<string, number[]> = {};
  for (const page of filesIn(dist, '.html')) {
    if (page === NOT_FOUND) continue;
    const route = cleanPath(`/${page}`).slice(1);
    if (Object.hasOwn(moved, route) || embeddedNames.includes(route)) continue;
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
    moved,
    headers: headersFor(''),
    embedded,
    shell,
    scripts: scripts.map(pathOf),
  };
  const id = await hashOf(new TextEncoder().encode(JSON.stringify(build)));
  return { format: BUILD_FORMAT, id: id.slice(0, 10), ...build };
}
