import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FORMAT, type Build, hashOf } from '../../../sw/build';
import { cleanPath } from '../../../sw/clean-path';
import { headersOf, readHeaders } from '../../host/rules';
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
 * @param frameNames documents that pages embed, without `.html`
 * @param isOfEditor whether only the demo editor needs a file
 * @throws if the app shell loads a file that is not in the build
 */
export async function describeBuild(
  dist: string,
  base: string,
  shell: string,
  frameNames: readonly string[] = [],
  isOfEditor: (file: string) => boolean = () => false,
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
  const rank = (name: string) => (essentials.includes(name) ? 0 : isOfEditor(name) ? 2 : 1);
  const ordered = files.toSorted(([a], [b]) => rank(a) - rank(b));
  const ofEditor = ordered.filter(([name]) => rank(name) === 2);
  const sizes = await Promise.all(
    ofEditor.map(async ([name]) => (await stat(path.join(dist, name))).size),
  );
  const editor = {
    from: ordered.length - ofEditor.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  const packs = await writePacks(dist, ordered.slice(0, editor.from));
  const indices = new Map(ordered.map(([name], i) => [name, i]));

  const routes: Record<string, number[]> = {};
  for (const page of filesIn(dist, '.html')) {
    if (page === NOT_FOUND) continue;
    const route = cleanPath(`/${page}`).slice(1);
    if (frameNames.includes(route)) continue;
    routes[route] = loadedBy(await read(page))
      .map((address) => indices.get(pathOf(address)) ?? -1)
      .filter((i) => i >= essentials.length);
  }
  const frames: Build['frames'] = {};
  for (const name of frameNames) {
    frames[name] = { html: await read(`${name}.html`), headers: headersFor(name) };
  }
  const build = {
    files: ordered,
    essentials: essentials.length,
    bytes,
    editor,
    packs,
    routes,
    headers: headersFor(''),
    frames,
    shell,
    scripts: scripts.map(pathOf),
  };
  const id = await hashOf(new TextEncoder().encode(JSON.stringify(build)));
  return { format: BUILD_FORMAT, id: id.slice(0, 10), ...build };
}
