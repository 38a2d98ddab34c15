import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FORMAT, type Build, hashOf } from '../../sw/build';
import { barePathOf } from '../host/rules';
import { filesOf } from './files';
import { emptyDocument, essentialsOf, loadedBy, type SiteHead } from './html';

/** The page that the shell is made from. Every page would do, except the one for unknown addresses. */
const FRAME = 'index.html';

/** Not a route: hosts serve it for addresses that are none. */
const NOT_FOUND = '404.html';

/**
 * Describes a built site to its worker: what to store, and what each page needs of it. All of it is
 * read off the finished folder, so it cannot differ from what is served.
 *
 * @param base path under which the site is served, with a slash at both ends.
 * @throws where a page loads a file that the build does not have.
 */
export async function describeBuild(dist: string, base: string, head: SiteHead): Promise<Build> {
  const { files, bytes } = await filesOf(dist);
  const shell = emptyDocument(await readFile(path.join(dist, FRAME), 'utf8'), head);
  const below = (address: string) => (address.startsWith(base) ? address.slice(base.length) : '');
  const { scripts, styles } = essentialsOf(shell);
  const essentials = [...scripts, ...styles].map(below);
  for (const file of essentials) {
    if (!files.some(([name]) => name === file)) {
      throw new Error(`${FRAME} loads ${base}${file}, which is not in ${dist}.`);
    }
  }
  const rank = (name: string) => (essentials.includes(name) ? 0 : 1);
  const ordered = files.toSorted(([a], [b]) => rank(a) - rank(b));
  const index = new Map(ordered.map(([name], i) => [name, i]));

  const routes: Record<string, number[]> = {};
  for (const page of await pagesOf(dist)) {
    const html = await readFile(path.join(dist, page), 'utf8');
    routes[routeOf(page)] = loadedBy(html)
      .map((address) => index.get(below(address)) ?? -1)
      .filter((i) => i >= essentials.length);
  }
  const build = {
    files: ordered,
    essentials: essentials.length,
    bytes,
    routes,
    shell,
    scripts: scripts.map(below),
  };
  const id = await hashOf(new TextEncoder().encode(JSON.stringify(build)));
  return { format: BUILD_FORMAT, id: id.slice(0, 10), ...build };
}

/** Paths of the pages in a built site, with slashes whatever the system. */
async function pagesOf(dist: string): Promise<string[]> {
  const names = (await readdir(dist, { recursive: true })).map((name) =>
    name.split(path.sep).join('/'),
  );
  return names.filter((name) => name.endsWith('.html') && name !== NOT_FOUND).sort();
}

function routeOf(page: string): string {
  return (barePathOf(`/${page}`) ?? `/${page}`).slice(1);
}
