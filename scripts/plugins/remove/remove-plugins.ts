import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { docIdOf, docPathOf } from '../../../theme/config/docs';
import { routeOfFile } from '../../../theme/config/routes';
import { createSidebars } from '../../../theme/config/sidebars';
import { filesIn, pathsIn } from '../../lib/files';
import { withoutEntries } from './config-edits';
import type { Declaration } from './declaration';
import { withoutComponents, withoutFenceWords, withoutLinks } from './page-edits';
import { withoutPlugins } from './plugin-list';

/** Folders of plugins. */
export const FOLDERS = ['theme/plugins', 'scripts/plugins', 'e2e/plugins'];

const CODE = /\.(?:tsx?|css)$/;

/**
 * Removes plugins from a copy of the project like a maintainer would: their folders, their lines in the list, and their
 * components, pages and addresses in pages and configuration.
 *
 * @returns the number of lines of code in the folders
 */
export function removePlugins(plugins: readonly Declaration[], copy: string): number {
  const lines = plugins.reduce((sum, { name }) => sum + removeFolders(name, copy), 0);
  const names = plugins.map(({ name }) => name);
  removeSharedTests(names, copy);
  const addresses = plugins.flatMap((plugin) => plugin.addresses);
  const isGone = (address: string) => addresses.some((one) => isBelow(address, one));
  const components = plugins.flatMap((plugin) => plugin.components);
  const fenceWords = plugins.flatMap((plugin) => plugin.fenceWords);
  for (const source of plugins.flatMap(({ sources }) => sources)) {
    rmSync(path.join(copy, source), { recursive: true, force: true });
  }
  change(path.join(copy, 'scripts/plugins/index.ts'), (source) => withoutPlugins(source, names));
  changePages(path.join(copy, 'docs'), isGone, (source) =>
    withoutLinks(withoutFenceWords(withoutComponents(source, components), fenceWords), isGone),
  );
  const sidebars = sidebarsOf(addresses);
  for (const name of filesIn(path.join(copy, 'theme/config'), '.ts')) {
    if (name.endsWith('.test.ts')) continue;
    change(path.join(copy, 'theme/config', name), (source) =>
      withoutEntries(
        source,
        (target) => isGone(target) || isGone(docPathOf(target)) || sidebars.includes(target),
      ),
    );
  }
  return lines;
}

/** Returns whether an address equals another one or is below it, regardless of query and hash. */
const isBelow = (address: string, other: string): boolean =>
  `${address.replace(/[?#].*$/, '')}/`.startsWith(`${other}/`);

function removeFolders(name: string, copy: string): number {
  const lines = linesOf(name, copy);
  for (const parent of FOLDERS) {
    rmSync(path.join(copy, parent, name), { recursive: true, force: true });
  }
  return lines;
}

/** Returns the number of lines of code in the folders of a plugin, including tests. */
export function linesOf(name: string, root: string): number {
  const folders = FOLDERS.map((parent) => path.join(root, parent, name));
  const files = folders.filter((folder) => existsSync(folder)).flatMap((one) => pathsIn(one));
  return files
    .filter((file) => CODE.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

/** Returns the names of sidebars that have entries only because of pages at these addresses. */
function sidebarsOf(addresses: readonly string[]): string[] {
  const others = createSidebars([]);
  const all = createSidebars(addresses.flatMap((address) => docIdOf(address) ?? []));
  const isEmpty = (sidebar?: { items: readonly unknown[] }) => sidebar?.items.length === 0;
  return Object.keys(all).filter((name) => isEmpty(others[name]) && !isEmpty(all[name]));
}

/** Deletes end-to-end tests in other folders that use those of a plugin, because they are about both plugins. */
function removeSharedTests(names: readonly string[], copy: string): void {
  const used = new RegExp(`from '\\.[^']*/(?:${names.join('|')})/`);
  for (const name of filesIn(path.join(copy, 'e2e'), '.spec.ts')) {
    const file = path.join(copy, 'e2e', name);
    if (names.length > 0 && used.test(readFileSync(file, 'utf8'))) rmSync(file);
  }
}

function changePages(
  docs: string,
  isGone: (address: string) => boolean,
  edit: (source: string) => string,
): void {
  for (const name of filesIn(docs, '.mdx')) {
    const file = path.join(docs, name);
    if (isGone(routeOfFile(name))) rmSync(file);
    else change(file, edit);
  }
  change(path.join(docs, '_addresses.txt'), (source) =>
    source
      .split('\n')
      .filter((line) => !line.split(/ +-> +/).some(isGone))
      .join('\n'),
  );
}

function change(file: string, edit: (source: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const edited = edit(source);
  if (edited !== source) writeFileSync(file, edited);
}
